import { build } from '../../scripts/build.mjs';

/** Builds the app, which the tests start as its users do. */
export default async function setup() {
  await build();
}
