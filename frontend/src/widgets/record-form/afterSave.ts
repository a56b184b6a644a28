/** Router state of navigations that follow a successful save. */
export const AFTER_SAVE = { isAfterSave: true };

/** True if a successful save caused the navigation. */
export const isAfterSave = (state: unknown): boolean => (state as Partial<typeof AFTER_SAVE> | null)?.isAfterSave === true;
