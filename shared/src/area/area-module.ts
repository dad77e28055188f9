import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

import type { SlotName } from '../contract/area';

/** A page of an area; it takes its parameters from the router. */
export type AreaPage = ComponentType;
/** A component an area puts into a place of the shell. */
export type AreaSlot = ComponentType;

/** The one thing an area exposes at run time, as `./module`. */
export interface AreaModule {
  /** Route id of `area.ts` → loads the page. */
  pages: Readonly<Record<string, () => Promise<{ default: AreaPage }>>>;
  slots?: Readonly<Partial<Record<SlotName, () => Promise<{ default: AreaSlot }>>>>;
  /** A Redux slice the shell injects when the area is loaded. */
  slice?: Slice;
}
