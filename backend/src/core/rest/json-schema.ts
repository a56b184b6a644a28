import { type TObject, type TProperties, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';
import type { FileAnswer } from './file-answer.js';
import type { RedirectAnswer } from './redirect-answer.js';

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 uses as it is. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The keyword under which `object` keeps a name. */
export const NAME = 'x-name';

/** An object with these properties and no others. @param name under which the API's description shows it, if it is to have one of its own */
export const object = <Properties extends TProperties>(properties: Properties, name?: string): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false, ...(name !== undefined && { [NAME]: name }) });

/** One of some texts. */
export const choice = <Value extends string>(values: readonly Value[]): TUnsafe<Value> => Type.Unsafe<Value>({ type: 'string', enum: [...values] });

/** A moment, as JSON writes a Date. */
export const MOMENT = Type.Unsafe<Date>({ type: 'string', format: 'date-time' });

export const ID = Type.String({ format: 'uuid' });

/** What grows with each change of something. */
export const VERSION = Type.Integer({ description: 'Grows with each change; a decision names the one that was read.' });

/** Where a picture is: on the guide itself, or elsewhere. */
export const ADDRESS = Type.String({ format: 'uri-reference' });

/** What is answered where there is nothing to show. */
export const MESSAGE = object({ message: Type.String({ description: 'What was done, as a sentence for people.' }) }, 'Message');

/** The keyword under which `file` keeps the content types. */
const CONTENT_TYPES = 'x-content-types';

/** A file in one of these content types, in place of JSON. */
export const file = (...contentTypes: string[]): TUnsafe<FileAnswer> => Type.Unsafe<FileAnswer>({ type: 'string', [CONTENT_TYPES]: contentTypes });

/** Another address, in the header `Location`, in place of content. */
export const REDIRECT = Type.Unsafe<RedirectAnswer>({ [CONTENT_TYPES]: [] });

/** The content types that an answer comes in. */
export const contentTypesOf = (answer: TSchema): readonly string[] => (answer[CONTENT_TYPES] as string[] | undefined) ?? ['application/json'];
