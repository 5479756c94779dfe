import { lazy } from 'react';

/** Loaded with the first export; `lazy` forgets that the rows of its columns and its pages are the same. */
export const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
})) as unknown as typeof import('./export-dialog.tsx').ExportDialog;
