import { createContext } from 'react';

/** Whether the part is drawn inside a dialog or a sheet, so that its own panels open above it. */
export const InsideDialog = createContext(false);
