/** Resolves in a task of its own, so that the browser can draw and answer to fingers before what comes next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
