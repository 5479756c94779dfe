import '#lib/messages/homes.ts';
import { useState } from 'react';
import type { IconName } from '#components/kit/ui/icon-names.ts';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import type { HandOverKind } from '#lib/accounts/hand-overs.ts';
import { toDisplay } from '#lib/dates.ts';
import { isMasked } from '#lib/masking.ts';
import { messageOf } from '#lib/messages/id.ts';
import { savings } from '#services/accounts/savings.ts';
import type { JumlahSiapDiserahkan, SiapDiserahkanRow } from '#types/proto/accounts/savings.ts';
import { WorkCard } from './work-card.tsx';

/** A page of the card has so many lines. */
const ASKED = 5;

interface Way {
  readonly icon: IconName;
  readonly address: (row: SiapDiserahkanRow) => string;
}

/** Leads to a form with its account filled in; a reader who sees the number masked types it from the document. */
const withAccount = (route: string, { nomor_rekening }: SiapDiserahkanRow): string =>
  isMasked(nomor_rekening) ? route : `${route}?${new URLSearchParams({ nomor_rekening })}`;

/** Each kind has the form that hands it over. */
const links: Readonly<Record<HandOverKind, Way>> = {
  KARTU: {
    icon: 'credit-card',
    address: ({ kunci }) => `/card/change?${new URLSearchParams({ id_kartu: kunci, tindakan: 'SERAH' })}`,
  },
  BUKU: { icon: 'book', address: (row) => withAccount(menus['cetak-buku'].route, row) },
  BILYET: {
    icon: 'award',
    address: ({ nomor_rekening, nama_rekening }) =>
      `${menus['daftar-deposito'].route}?${new URLSearchParams({ keyword: isMasked(nomor_rekening) ? nama_rekening : nomor_rekening })}`,
  },
  WARKAT: { icon: 'receipt', address: (row) => withAccount(menus['terbit-warkat'].route, row) },
};

const linkOf = ({ jenis }: SiapDiserahkanRow): Way => links[jenis as HandOverKind];

/** Names what is handed over by its printed number, of a card by its last digits. */
const nameOf = (t: Translate, { jenis, nomor, nama }: SiapDiserahkanRow): string =>
  t(`home.siap.${jenis as HandOverKind}`, {
    nomor,
    nama: jenis === 'WARKAT' ? messageOf('home.siapBuku.', nama) : nama,
  });

interface KindsProps {
  readonly counts: readonly JumlahSiapDiserahkan[];
  readonly chosen: string;
  readonly onChoose: (kind: string) => void;
}

/** Chooses one kind, each with its count; draws nothing while there is only one. */
function Kinds({ counts, chosen, onChoose }: KindsProps) {
  const t = useT();
  if (counts.length < 2) return null;
  return (
    <fieldset className="home-kinds" aria-label={t('home.siapJenis')}>
      {[{ jenis: '', banyak: counts.reduce((sum, { banyak }) => sum + banyak, 0) }, ...counts].map(
        ({ jenis, banyak }) => (
          <button key={jenis} type="button" aria-pressed={jenis === chosen} onClick={() => onChoose(jenis)}>
            {jenis === '' ? t('home.siapSemua') : messageOf('home.siapJenis.', jenis)} <span>{banyak}</span>
          </button>
        ),
      )}
    </fieldset>
  );
}

/** Lists cards, passbooks, certificates and cheque books that wait for their customers, each with the form that hands it over. */
export function ReadyCard() {
  const t = useT();
  const [kind, setKind] = useState('');
  const counted = useRecord(savings.readyCount, {}, { quiet: true });
  const counts = (counted.data?.jumlah ?? []).filter(({ banyak }) => banyak > 0);
  // The last one of a kind may have gone while only that kind was shown.
  const chosen = counts.some(({ jenis }) => jenis === kind) ? kind : '';
  const list = useList(savings.ready, { filters: { jenis: chosen as '' | HandOverKind }, sizes: [ASKED] });
  return (
    <WorkCard
      title={t('home.siapDiserahkan')}
      list={list}
      none={t('home.siapKosong')}
      paged
      count={counts.reduce((sum, { banyak }) => sum + banyak, 0)}
      tools={<Kinds counts={counts} chosen={chosen} onChoose={setKind} />}
      line={(row) => ({
        key: `${row.jenis} ${row.kunci}`,
        icon: linkOf(row).icon,
        text: nameOf(t, row),
        small: [row.nama_rekening, t('home.siapSejak', { tanggal: toDisplay(row.sejak) })].join(' · '),
        end: <span className="btn btn-small">{messageOf('home.siapAksi.', row.jenis)}</span>,
        href: linkOf(row).address(row),
      })}
    />
  );
}
