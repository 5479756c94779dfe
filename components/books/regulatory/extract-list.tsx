import '#lib/books/messages/regulatory.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, Described, Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { momentText } from '#components/kit/ui/moment.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { type Extract, extracts, isExtractCode } from '#lib/books/extracts.ts';
import { toDisplay } from '#lib/dates.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { regulatory } from '#services/books/regulatory.ts';
import type { DaftarEkstrakRow } from '#types/proto/books/regulatory.ts';
import { ExtractWindow } from './extract-window.tsx';

const extractOf = ({ kode }: DaftarEkstrakRow): Extract | null => (isExtractCode(kode) ? extracts[kode] : null);

/** Says how much time is left. */
function leftText({ tenggat, sisa_hari, ...row }: DaftarEkstrakRow): string {
  if (tenggat === '') return message('ekstrak.tanpaTenggat');
  if (sisa_hari === 0) return message('ekstrak.hariIni');
  if (sisa_hari < 0) return message('ekstrak.lewatHari', { jumlah: String(-sisa_hari) });
  const business = extracts.LTKT.due === extractOf({ tenggat, sisa_hari, ...row })?.due;
  return message(business ? 'ekstrak.sisaHariKerja' : 'ekstrak.sisaHari', { jumlah: String(sisa_hari) });
}

function Due({ row }: { readonly row: DaftarEkstrakRow }) {
  if (row.tenggat === '') return <span className="muted">{leftText(row)}</span>;
  const tone = row.sisa_hari < 0 ? 'bad' : row.sisa_hari <= 3 ? 'warn' : 'neutral';
  return (
    <>
      <span className="nowrap">{toDisplay(row.tenggat)}</span>
      <div>
        <Chip tone={tone}>{leftText(row)}</Chip>
      </div>
    </>
  );
}

/** Shows what is missing: the screen asks for each extract by itself, since some read every account. */
function Missing({ row }: { readonly row: DaftarEkstrakRow }) {
  const t = useT();
  const state = useRecord(regulatory.summary, { kode: row.kode, bulan: row.awal }, { quiet: true });
  if (state.error) return <Chip tone="bad">{t('ekstrak.gagalPeriksa')}</Chip>;
  if (!state.data) return <span className="muted">{t('ekstrak.memeriksa')}</span>;
  const { wajib } = state.data;
  return wajib === 0 ? (
    <Chip tone="ok">{t('ekstrak.lengkap')}</Chip>
  ) : (
    <Chip tone="warn">{t('ekstrak.adaKurang', { jumlah: String(wajib) })}</Chip>
  );
}

const named: Column<DaftarEkstrakRow> = {
  field: 'kode',
  title: 'ekstrak.laporan',
  className: 'wrap-anywhere',
  text: (row) => messageOf('ekstrak.', row.kode),
  render: (row) => (
    <Described
      main={<strong>{messageOf('ekstrak.', row.kode)}</strong>}
      below={messageOf('ekstrak.tentang.', row.kode)}
    />
  ),
};
const authority: Column<DaftarEkstrakRow> = {
  field: 'nomor',
  title: 'ekstrak.kepada',
  text: (row) => messageOf('ekstrak.untuk.', extractOf(row)?.authority ?? ''),
};
const month: Column<DaftarEkstrakRow> = {
  field: 'akhir',
  title: 'ekstrak.bulan',
  text: ({ awal }) => awal.slice(0, 7).split('-').reverse().join('/'),
  className: 'nowrap',
};
const due: Column<DaftarEkstrakRow> = {
  field: 'tenggat',
  title: 'ekstrak.tenggat',
  text: (row) => [row.tenggat && toDisplay(row.tenggat), leftText(row)].filter(Boolean).join(', '),
  render: (row) => <Due row={row} />,
};
const missing: Column<DaftarEkstrakRow> = {
  field: 'menunggu',
  title: 'ekstrak.kurang',
  text: () => '',
  render: (row) => <Missing row={row} />,
};
const made: Column<DaftarEkstrakRow> = {
  field: 'dibuat_pada',
  title: 'ekstrak.terakhir',
  text: (row) => (row.dibuat_pada ? momentText(row.dibuat_pada) : message('ekstrak.belumDibuat')),
  render: (row) =>
    row.dibuat_pada ? (
      <Stacked main={momentText(row.dibuat_pada)} below={row.dibuat_oleh} />
    ) : (
      <span className="muted">{message('ekstrak.belumDibuat')}</span>
    ),
};

/** Lists a month's reports to authorities, with what is missing before, the due day, and the files made. */
export const extractScreen = (menu: Extract['menu']) =>
  listScreen({
    menu,
    endpoint: regulatory.extracts,
    rowKey: (row) => row.kode,
    columns: [named, authority, month, due, missing, made],
    narrow: [named, missing, due, made],
    filters: [{ name: 'bulan', label: 'ekstrak.bulan', hint: 'ekstrak.bulanPetunjuk', kind: 'date' }],
    actions: [{ id: '', label: 'ekstrak.buka', icon: 'search', run: (row, { open }) => open(row) }],
    detail: ExtractWindow,
  });
