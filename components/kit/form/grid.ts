import { type FieldDef, holds, type SectionDef, type Values } from './field-def.ts';

/** One cell of a section's grid: a field, or neighbours that form a group. */
export interface Cell {
  readonly key: string;
  readonly fields: readonly FieldDef[];
  /** Of 12 columns; on a phone each cell has its own line. */
  readonly span: number;
  readonly startsRow: boolean;
}

const COLUMNS = 12;

const groupOf = (field: FieldDef) => (field.isGroup ? (field.groupName ?? '') : null);

/** Sets the visible fields of a section on its 12-column grid. */
export function cellsOf({ fields, rowsize }: Pick<SectionDef, 'fields' | 'rowsize'>, values: Values): readonly Cell[] {
  const cells: Cell[] = [];
  let before: FieldDef | null = null;
  for (const [at, field] of fields.entries()) {
    if (holds(field.otherProps?.hidden, values)) continue;
    const group = groupOf(field);
    const last = cells.at(-1);
    const startsRow = before !== null && field.row !== undefined && field.row !== before.row;
    if (last && before && group !== null && group === groupOf(before) && !startsRow) {
      cells[cells.length - 1] = { ...last, fields: [...last.fields, field] };
    } else {
      // Inside a group the columns of a field are its share of the group.
      const own = group === null ? field.sizeCol : undefined;
      cells.push({ key: `${field.name}-${at}`, fields: [field], span: own ?? COLUMNS / rowsize, startsRow });
    }
    before = field;
  }
  return cells;
}
