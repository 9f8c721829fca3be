// Formats messages with @fluent/bundle: [language, message, arguments] on stdin, texts on stdout, both as JSON.
// Arguments: the URL of the library, the folder of the catalogues.
import { readFileSync, readdirSync } from 'node:fs';

const [library, folder] = process.argv.slice(2);
const { FluentBundle, FluentNumber, FluentResource } = await import(library);
const bundles = new Map();

function bundleOf(language) {
  if (!bundles.has(language)) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of readdirSync(`${folder}/${language}`).filter((name) => name.endsWith('.ftl'))) {
      const errors = bundle.addResource(new FluentResource(readFileSync(`${folder}/${language}/${file}`, 'utf8')));
      if (errors.length > 0) throw errors[0];
    }
    bundles.set(language, bundle);
  }
  return bundles.get(language);
}

/** Numbers in plain digits: browsers and Python group them differently. */
function plain(given) {
  const number = (value) => (typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value);
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, number(value)]));
}

const texts = JSON.parse(readFileSync(0, 'utf8')).map(([language, message, given]) => {
  const errors = [];
  const text = bundleOf(language).formatPattern(bundleOf(language).getMessage(message).value, plain(given), errors);
  if (errors.length > 0) throw new Error(`${language}: ${message}: ${errors.join('; ')}`);
  return text;
});
process.stdout.write(JSON.stringify(texts));
