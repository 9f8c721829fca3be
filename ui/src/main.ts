import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './game/settings.svelte';
import './look/theme.css';
import { comeAnewWhereFilesAreGone } from './net/offline';
import { speech } from './words/i18n.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

comeAnewWhereFilesAreGone();
await speech.use(settings.language);
mount(App, { target });
