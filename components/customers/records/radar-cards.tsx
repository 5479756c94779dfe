import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { toDisplay } from '#lib/dates.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import type { CheckIdentitasQuery, NasabahMirip, NasabahRow } from '#types/proto/customers/customer.ts';
import { CustomerState } from './customer-state.tsx';
import { gradeOf, Likeness, sharedText } from './likeness.tsx';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/customers/messages/radar.ts';
import '#lib/messages/states.ts';

/** As many can be read beside a form. */
const SHOWN = 3;
/** These are alike without being equal. */
const ALIKE: ReadonlySet<string> = new Set(['NAMA_URUTAN', 'NAMA_MIRIP', 'AKSARA', 'TAHUN_LAHIR']);

interface RadarCardsProps {
  readonly asked: CheckIdentitasQuery;
  readonly calon: readonly NasabahMirip[];
  readonly failed: boolean;
}

const day = (iso: string): string => (iso === '' ? '' : toDisplay(iso));

/** Holds what of a customer is compared: its name in the form, the reasons that speak of it, and the value. */
const compared: readonly {
  readonly title: (asked: CheckIdentitasQuery) => MessageKey;
  readonly reasons: readonly string[];
  readonly own: (asked: CheckIdentitasQuery) => string;
  readonly their: (row: NasabahRow) => string;
}[] = [
  {
    title: () => 'kolom.nama_nasabah',
    reasons: ['NAMA', 'NAMA_URUTAN', 'NAMA_MIRIP', 'AKSARA'],
    own: ({ nama_nasabah }) => nama_nasabah,
    their: ({ nama_nasabah }) => nama_nasabah,
  },
  {
    title: ({ jenis }) => (jenis === 'P' ? 'kolom.tanggal_lahir' : 'kolom.tanggal_pendirian'),
    reasons: ['TANGGAL_LAHIR', 'TAHUN_LAHIR'],
    own: ({ tanggal_lahir }) => tanggal_lahir,
    their: ({ tanggal_lahir }) => day(tanggal_lahir),
  },
  {
    title: () => 'kolom.nomor_identitas',
    reasons: ['IDENTITAS', 'NIB'],
    own: ({ nomor_identitas }) => nomor_identitas,
    their: ({ nomor_identitas }) => nomor_identitas,
  },
  {
    title: () => 'kolom.telepon',
    reasons: ['TELEPON'],
    own: ({ telepon }) => telepon,
    their: ({ telepon }) => telepon,
  },
];

interface AlikeProps {
  readonly asked: CheckIdentitasQuery;
  readonly row: NasabahRow;
  readonly nilai: number;
  readonly alasan: readonly string[];
}

/** Shows one customer: what is the same, what is alike, and what differs with the value on record. */
function Alike({ asked, row, nilai, alasan }: AlikeProps) {
  const t = useT();
  const differs = compared
    .filter(
      ({ reasons, own, their }) =>
        own(asked) !== '' && their(row) !== '' && !reasons.some((each) => alasan.includes(each)),
    )
    .map(({ title, their }) => `${t(title(asked))} ${their(row)}`);
  const lines = [
    ['radar.yangSama', sharedText(alasan.filter((each) => !ALIKE.has(each)))],
    ['radar.yangMirip', sharedText(alasan.filter((each) => ALIKE.has(each)))],
    ['radar.yangBeda', differs.join(', ')],
  ] as const;
  return (
    <li>
      <div className="spread">
        <strong>{row.nama_nasabah}</strong>
        <span className="muted small">
          {t('radar.kemiripan')} <Likeness nilai={nilai} />
        </span>
      </div>
      <p className="muted small">
        CIF {row.nomor_nasabah}, {row.kode_cabang} {row.nama_cabang} <CustomerState status={row.status} />
      </p>
      <dl>
        {lines.map(([title, text]) =>
          text === '' ? null : (
            <div key={title}>
              <dt>{t(title)}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
    </li>
  );
}

/** Lists the customers whom a form is like, and what follows from the likeness. */
export function RadarCards({ asked, calon, failed }: RadarCardsProps) {
  const t = useT();
  if (failed) return <Note tone="warn">{t('radar.gagal')}</Note>;
  const { tone, advice } = gradeOf(calon[0]?.nilai ?? 0);
  const shown = calon.slice(0, SHOWN).flatMap((each) => (each.nasabah ? [{ ...each, row: each.nasabah }] : []));
  return (
    <Card title={t('radar.judul')}>
      <ul className="plain radar" aria-label={t('radar.judul')}>
        {shown.map(({ row, nilai, alasan }) => (
          <Alike key={row.nomor_nasabah} asked={asked} row={row} nilai={nilai} alasan={alasan} />
        ))}
      </ul>
      <Note tone={tone} role="status">
        {t(advice)}
        {calon.length > SHOWN ? ` ${t('radar.lainnya', { jumlah: String(calon.length - SHOWN) })}` : ''}
      </Note>
    </Card>
  );
}
