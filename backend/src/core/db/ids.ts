import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns whether a text has the form of a row id. */
export const isId = (value: string): boolean => UUID.test(value);

/** Returns a new id: a UUID version 7, which sorts by creation time. */
export const newId = (): string => v7();
