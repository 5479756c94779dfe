import type { ComponentType } from 'react';
import { Example as Buttons } from './examples/buttons.tsx';
import { Example as Chips } from './examples/chips.tsx';
import { Example as ClosingSheet } from './examples/closing-sheet.tsx';
import { Example as ContextMenu } from './examples/context-menu.tsx';
import { Example as DataSet } from './examples/data-set.tsx';
import { Example as Dates } from './examples/dates.tsx';
import { Example as Denominations } from './examples/denominations.tsx';
import { Example as DescriptionListExample } from './examples/description-list.tsx';
import { Example as FieldStates } from './examples/field-states.tsx';
import { Example as FormLayout } from './examples/form-layout.tsx';
import { Example as FormReadOnly } from './examples/form-read-only.tsx';
import { Example as FormTypes } from './examples/form-types.tsx';
import { Example as Lookup } from './examples/lookup.tsx';
import { Example as Notes } from './examples/notes.tsx';
import { Example as Numbers } from './examples/numbers.tsx';
import { Example as Override } from './examples/override.tsx';
import { Example as PaletteExample } from './examples/palette.tsx';
import { Example as Popups } from './examples/popups.tsx';
import { Example as PostingPreviewExample } from './examples/posting-preview.tsx';
import { Example as PrintPreviewExample } from './examples/print-preview.tsx';
import { Example as Progress } from './examples/progress.tsx';
import { Example as Selects } from './examples/selects.tsx';
import { Example as ShortcutsExample } from './examples/shortcuts.tsx';
import { Example as SlipExample } from './examples/slip.tsx';
import { Example as States } from './examples/states.tsx';
import { Example as TableExample } from './examples/table.tsx';
import { Example as TableHuge } from './examples/table-huge.tsx';
import { Example as TableStates } from './examples/table-states.tsx';
import { Example as TabsExample } from './examples/tabs.tsx';
import { Example as WizardExample } from './examples/wizard.tsx';
import { Example as WizardSix } from './examples/wizard-six.tsx';
import { Example as Workflow } from './examples/workflow-bar.tsx';

/** Describes one part of the gallery: what it is, what to know about it, and the file whose text is shown beside it. */
export interface GalleryEntry {
  /** Anchor, and the name of the file in examples/. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly Example: ComponentType;
}

/** Every shared part of the screens. A new part is a file in examples/ and a line here. */
export const catalogue: readonly GalleryEntry[] = [
  {
    id: 'table',
    title: 'Data table',
    about:
      'One literal of actions is behind the button, the right mouse button and Shift+F10. With an id it keeps its columns per reader and exports.',
    Example: TableExample,
  },
  {
    id: 'table-states',
    title: 'Data table: states',
    about: 'Empty, nine skeleton rows, an error that offers to ask again, and actions at the left.',
    Example: TableStates,
  },
  {
    id: 'table-huge',
    title: 'Data table: 100,000 rows',
    about: 'Beyond 200 rows only those in view are in the page.',
    Example: TableHuge,
  },
  {
    id: 'context-menu',
    title: 'Context menu',
    about: 'Right-click the field: it stays inside the window and closes on Escape, scroll and a click elsewhere.',
    Example: ContextMenu,
  },
  {
    id: 'tabs',
    title: 'Tabs',
    about: 'Flat and with icons; Ctrl+Right and Ctrl+Left from anywhere.',
    Example: TabsExample,
  },
  {
    id: 'wizard',
    title: 'Wizard',
    about: 'Next goes on only from a step that is right; a tab with errors carries a mark; nothing is lost on the way.',
    Example: WizardExample,
  },
  { id: 'wizard-six', title: 'Wizard: read-only', about: 'Six steps to look at.', Example: WizardSix },
  {
    id: 'form-types',
    title: 'Form: field types',
    about: 'Every type of a field literal, and what a type that does not exist looks like.',
    Example: FormTypes,
  },
  {
    id: 'form-layout',
    title: 'Form: layout',
    about:
      'One, two and three columns, own widths, groups, a button of the section; hidden, disabled and loading fields.',
    Example: FormLayout,
  },
  {
    id: 'form-read-only',
    title: 'Form: read-only',
    about: 'Shown, not asked: no validator runs.',
    Example: FormReadOnly,
  },
  {
    id: 'field-states',
    title: 'Fields: states',
    about: 'With a hint, required, wrong, disabled and on its way: the same in every kind of field.',
    Example: FieldStates,
  },
  {
    id: 'numbers',
    title: 'Numbers and amounts',
    about: 'Decimal strings from the first key to the wire; 2,5jt and 750rb; amounts in words.',
    Example: Numbers,
  },
  {
    id: 'dates',
    title: 'Dates',
    about: 'Typed as DD-MM-YYYY, answered as YYYY-MM-DD; a date outside the bounds becomes the bound.',
    Example: Dates,
  },
  {
    id: 'denominations',
    title: 'Denominations',
    about: 'Pieces are counted against the amount: agreeing, and with the difference named.',
    Example: Denominations,
  },
  {
    id: 'selects',
    title: 'Selects',
    about: 'Fixed, searchable, and fed by a list endpoint on first focus.',
    Example: Selects,
  },
  {
    id: 'lookup',
    title: 'Lookup',
    about: 'A window with filters; the picked row fills other fields. Click, or arrows and Enter.',
    Example: Lookup,
  },
  {
    id: 'data-set',
    title: 'Nested data set',
    about: 'Add, Edit, Detail, Delete; a row with a field error is not taken, and the first message is told.',
    Example: DataSet,
  },
  {
    id: 'workflow-bar',
    title: 'Workflow action bar',
    about:
      'Buttons in the colours of the server, also while others are on their way; the page’s own check comes before notes, question and sending.',
    Example: Workflow,
  },
  {
    id: 'posting-preview',
    title: 'Posting preview',
    about: 'Nothing yet, ready, needing a supervisor, outdated while one types, refused.',
    Example: PostingPreviewExample,
  },
  {
    id: 'override',
    title: 'Override',
    about: 'At the counter or on the supervisor’s own screen; the grant is bound to exactly this content.',
    Example: Override,
  },
  {
    id: 'popups',
    title: 'Popups',
    about: 'Loaded with the first one. Progress covers the screen while work runs.',
    Example: Popups,
  },
  {
    id: 'progress',
    title: 'Progress',
    about: 'How far long work is, also while nobody knows how much there is; how full something is; a short wait.',
    Example: Progress,
  },
  {
    id: 'palette',
    title: 'Command palette',
    about: 'A screen by name or code, an account or customer, a whole transaction in one line.',
    Example: PaletteExample,
  },
  {
    id: 'shortcuts',
    title: 'Shortcuts',
    about: 'One literal binds a key and lists it. Letters rest while one types, all keys while a window is open.',
    Example: ShortcutsExample,
  },
  { id: 'buttons', title: 'Buttons', about: 'One primary per screen.', Example: Buttons },
  { id: 'chips', title: 'Chips', about: 'A short state in words; status codes know their tone.', Example: Chips },
  {
    id: 'description-list',
    title: 'Description list',
    about: 'Labels and values: a few in a line, many in columns, or one below the other.',
    Example: DescriptionListExample,
  },
  {
    id: 'notes',
    title: 'Notes and toasts',
    about: 'Notes stay; a toast goes by itself, so it says nothing that must be read.',
    Example: Notes,
  },
  { id: 'states', title: 'States', about: 'On its way, empty, failed.', Example: States },
  { id: 'slip', title: 'Slip', about: 'As printed: black on white in both themes.', Example: SlipExample },
  {
    id: 'closing-sheet',
    title: 'Closing sheet',
    about: 'The proof of a till in the same frame as a slip.',
    Example: ClosingSheet,
  },
  {
    id: 'print-preview',
    title: 'Print preview',
    about: 'The sheet as it will come out; printing leaves the rest of the page away.',
    Example: PrintPreviewExample,
  },
];
