import { type TObject, type TProperties, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';
import type { FileAnswer } from './file-answer.js';
import type { RedirectAnswer } from './redirect-answer.js';

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 uses as it is. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Keyword under which `object` stores a name. */
export const NAME = 'x-name';

/**
 * Returns the schema of an object with these properties and no others.
 * @param name name for a separate schema in the description of the API
 */
export const object = <Properties extends TProperties>(properties: Properties, name?: string): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false, ...(name !== undefined && { [NAME]: name }) });

/** Returns the schema of a text with one of these values. */
export const choice = <Value extends string>(values: readonly Value[]): TUnsafe<Value> => Type.Unsafe<Value>({ type: 'string', enum: [...values] });

/** A date with time, as JSON writes a Date. */
export const MOMENT = Type.Unsafe<Date>({ type: 'string', format: 'date-time' });

export const ID = Type.String({ format: 'uuid' });

/** Version of a resource. */
export const VERSION = Type.Integer({ description: 'Number that grows with each change; a decision names the version that was read.' });

/** URL of a picture, on this site or elsewhere. */
export const ADDRESS = Type.String({ format: 'uri-reference' });

/** Response of a route that has no data to return. */
export const MESSAGE = object({ message: Type.String({ description: 'Result of the action, as a sentence for people.' }) }, 'Message');

/** Keyword under which `file` stores the content types. */
const CONTENT_TYPES = 'x-content-types';

/** Returns the schema of a file in one of these content types, in place of JSON. */
export const file = (...contentTypes: string[]): TUnsafe<FileAnswer> => Type.Unsafe<FileAnswer>({ type: 'string', [CONTENT_TYPES]: contentTypes });

/** Schema of a redirect: the header `Location`, without content. */
export const REDIRECT = Type.Unsafe<RedirectAnswer>({ [CONTENT_TYPES]: [] });

/** Returns the content types of a response. */
export const contentTypesOf = (answer: TSchema): readonly string[] => (answer[CONTENT_TYPES] as string[] | undefined) ?? ['application/json'];
