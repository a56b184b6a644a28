import { createContext } from 'react';

/** Whether the buttons of a row are in a menu, one per line and with text. */
export const RowMenuContext = createContext(false);
