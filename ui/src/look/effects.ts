// For effects that look at the page rather than at what they depend on.

/** Names what an effect depends on: reading it is all there is to it. */
export function dependsOn(...values: readonly unknown[]): number {
  return values.length;
}
