import { build } from '../../scripts/build.mjs';

/** Builds the app before the tests start it. */
export default async function setup() {
  await build();
}
