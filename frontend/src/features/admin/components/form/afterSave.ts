/** State of an address that a form leads to once all of it is saved. */
export const AFTER_SAVE = { isAfterSave: true };

/** Whether an address is opened because a form is saved. */
export const isAfterSave = (state: unknown): boolean => (state as Partial<typeof AFTER_SAVE> | null)?.isAfterSave === true;
