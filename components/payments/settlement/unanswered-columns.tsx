import '#lib/payments/messages/settlement.ts';
import { ageOf, WaitingSince } from '#components/control/workflow/age.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { message, messageOf } from '#lib/messages/id.ts';
import type { UnansweredKind } from '#lib/payments/settlement.ts';
import type { TertahanRow } from '#types/proto/payments/settlement.ts';
import { refusedWords } from './refused-words.ts';

type Columns = readonly Column<TertahanRow>[];

const what: Columns = [
  { field: 'rail', title: 'penyelesaian.rail', text: ({ rail }) => messageOf('penyelesaian.rail.', rail) },
  { field: 'jenis', title: 'penyelesaian.jenis', text: ({ jenis }) => messageOf('penyelesaian.jenis.', jenis) },
];
const number: Column<TertahanRow> = { field: 'nomor', title: 'penyelesaian.nomor', kind: 'code' };
const fromMessage: Column<TertahanRow> = { field: 'acuan', title: 'penyelesaian.pesan', kind: 'code' };
const tries: Columns = [
  { field: 'gagal_kali', title: 'penyelesaian.gagal', className: 'num' },
  {
    field: 'sebab',
    title: 'penyelesaian.sebab',
    // A file that waits for a branch to open has not failed: the text says so.
    text: ({ sebab, kode_cabang }) =>
      kode_cabang === '' ? sebab : message('penyelesaian.menunggu', { cabang: kode_cabang }),
  },
];
const amount: Column<TertahanRow> = { field: 'nominal', title: 'penyelesaian.nominal', kind: 'amount' };

/** The columns of each list; the age is counted to `now`, the reader's clock. */
export function unansweredColumns(kind: UnansweredKind, now: number): Columns {
  const age: Columns = [
    { field: 'sejak', title: 'penyelesaian.sejak', kind: 'moment' },
    {
      field: 'kunci',
      title: 'penyelesaian.umur',
      text: ({ sejak }) => ageOf(sejak, now, false).text,
      render: ({ sejak }) => <WaitingSince since={sejak} now={now} atCounter={false} />,
    },
  ];
  const own: Readonly<Record<UnansweredKind, Columns>> = {
    BATCH: [
      { field: 'nomor', title: 'penyelesaian.nomorBatch', kind: 'code' },
      ...what,
      { field: 'banyak', title: 'penyelesaian.banyak', className: 'num' },
      ...tries,
    ],
    ITEM: [number, { field: 'acuan', title: 'penyelesaian.nomorBatch', kind: 'code' }, ...what],
    ENTRI: [number, fromMessage, ...what, ...tries],
    GANJIL: [
      number,
      fromMessage,
      ...what,
      {
        field: 'status',
        title: 'penyelesaian.keadaan',
        text: ({ status }) => messageOf('penyelesaian.keadaan.', status),
      },
      { field: 'sebab', title: 'penyelesaian.kodeSebab', kind: 'code' },
    ],
    HILANG: [
      { ...fromMessage, field: 'nomor' },
      ...what,
      { field: 'banyak', title: 'penyelesaian.banyak', className: 'num' },
    ],
    BERKAS: [
      { ...fromMessage, field: 'nomor' },
      {
        field: 'sebab',
        title: 'penyelesaian.sebab',
        text: ({ sebab }) => refusedWords(sebab),
      },
    ],
  };
  return kind === 'BERKAS' ? [...own[kind], ...age] : [...own[kind], amount, ...age];
}
