import type { ValidationOptions } from 'class-validator';
import { englishOf, type Reason } from '../errors/index.js';

/** Returns options for a rule of class-validator: values that break it are refused for this reason. */
export const because = (reason: Reason): ValidationOptions => ({ message: englishOf(reason), context: { reason } });
