import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row at all; anything else names nothing. */
export const isId = (value: string): boolean => UUID.test(value);

/** A new id: UUID version 7, so that ids made later sort later. */
export const newId = (): string => v7();
