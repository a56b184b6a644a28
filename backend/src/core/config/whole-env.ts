import { type EnvReading, readEnv } from './env.js';
import { type StrayName, strayNames } from './stray-names.js';

/** The configuration, with its errors, and unknown variables that look like misspelled ones. */
export interface WholeEnv extends EnvReading {
  readonly stray: readonly StrayName[];
}

/** Reads the environment variables of this process. */
export function readWholeEnv(): WholeEnv {
  const reading = readEnv(process.env);
  return { ...reading, stray: strayNames(process.env, reading.names) };
}
