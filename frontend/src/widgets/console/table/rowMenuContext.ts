import { createContext } from 'react';

/** Whether the buttons of a row stand below each other in a menu, with their words. */
export const RowMenuContext = createContext(false);
