import type { ReactNode } from 'react';
import { sentence } from '#components/kit/form/check-form.ts';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable, type SmallTableHead } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { usePart } from '#hooks/use-part.ts';
import type { ImportedRows, RowProblem } from '#lib/schemas/imported-rows.ts';

interface ProblemsProps {
  readonly problems: readonly RowProblem[];
  readonly shown: number;
  readonly title: string;
  /** Name the columns: line, column and error. */
  readonly heads: readonly [line: string, column: string, problem: string];
}

function Problems({ problems, shown, title, heads: [line, column, problem] }: ProblemsProps) {
  return (
    <Note tone="bad" title={title}>
      <SmallTable label={title} heads={[{ num: line }, column, problem]}>
        {problems.slice(0, shown).map(({ baris, kolom, salah }) => (
          <tr key={`${baris} ${kolom} ${salah}`}>
            <td className="num">{baris === 0 ? '—' : baris}</td>
            <td className="mono">{kolom || '—'}</td>
            <td>{sentence(salah)}</td>
          </tr>
        ))}
      </SmallTable>
    </Note>
  );
}

interface PreviewProps {
  readonly title: string;
  /** Sums up the whole file. */
  readonly sum?: ReactNode;
  readonly heads: readonly SmallTableHead[];
  /** Says that these are the first rows only; '' where they are all. */
  readonly rest: string;
  readonly children: ReactNode;
}

/** Shows the first rows of a file as they will be taken in; the whole file is what is sent. */
export function SpreadsheetPreview({ title, sum = null, heads, rest, children }: PreviewProps) {
  return (
    <figure className="picture">
      <figcaption className="field-label">{title}</figcaption>
      {sum}
      <SmallTable label={title} heads={heads}>
        {children}
      </SmallTable>
      {rest === '' ? null : <p className="muted small">{rest}</p>}
    </figure>
  );
}

interface ContentProps<Row> {
  readonly isi: string;
  /** The reading comes with the schemas, once there is something to read: the same function each time. */
  readonly load: () => Promise<(isi: string) => ImportedRows<Row>>;
  /** So many problems are listed. */
  readonly shown: number;
  readonly wrong: (count: number) => string;
  readonly heads: ProblemsProps['heads'];
  /** Draws the rows of a file in which all is right. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Shows the rows of an imported file, or what is wrong in it. */
export function SpreadsheetContent<Row>({ isi, load, shown, wrong, heads, children }: ContentProps<Row>) {
  const reading = usePart(load);
  return (
    <Loaded state={reading} lines={4}>
      {(read) => {
        const { rows, problems } = read(isi);
        return problems.length > 0 ? (
          <Problems problems={problems} shown={shown} title={wrong(problems.length)} heads={heads} />
        ) : (
          children(rows)
        );
      }}
    </Loaded>
  );
}
