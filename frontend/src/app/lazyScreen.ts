import type { ComponentType } from 'react';
import type { ScreenFile, ScreenHandle } from './prefetch';

/**
 * Returns the route properties of a lazily loaded screen. If its file cannot be fetched, the component throws, and the error boundary shows the
 * error. React Router alone would show nothing.
 * @param load imports the module
 * @param name name of the component that the module exports
 */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType> & ScreenFile>, name: Name) {
  const broken = (error: unknown) => () => {
    throw error;
  };
  return {
    lazy: async () => ({ Component: await load().then((file): ComponentType => file[name], broken) }),
    handle: { load } satisfies ScreenHandle,
  };
}

/** Loads a module together with texts that only it needs. */
export const withTexts =
  <File>(loadTexts: () => Promise<void>, load: () => Promise<File>) =>
  async (): Promise<File> =>
    (await Promise.all([load(), loadTexts()]))[0];
