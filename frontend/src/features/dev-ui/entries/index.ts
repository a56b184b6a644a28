import type { Entry } from '../components/entry';
import { content } from './content';
import { facts } from './facts';
import { feedback } from './feedback';
import { form } from './form';
import { map } from './map';

/** Every component of `ui/`, by subject. */
export const ENTRIES: Readonly<Record<string, readonly Entry[]>> = { content, facts, feedback, form, map };
