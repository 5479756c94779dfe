import '#lib/business-day/messages/branch.ts';
import '#lib/business-day/messages/branches.ts';
import Link from 'next/link';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { menus } from '#lib/access/menus.ts';
import type { HalanganPenutupanReply, HalanganPenutupanRow } from '#types/proto/control/parameter.ts';
import { dayText } from './day-text.ts';
import { missingText } from './end-of-day-text.ts';
import { useLinks } from './links.ts';

interface HindranceProps {
  readonly cabang: string;
  readonly row: HalanganPenutupanRow;
}

function Hindrance({ cabang, row: { kode, pesan, jumlah, id, nama, nominal } }: HindranceProps) {
  const t = useT();
  const link = useLinks()({ sebab: kode, jenis: '', id, kas: nama });
  const named = [nama, jumlah > 3 ? t('tutupCabang.lainnya', { jumlah: jumlah - 3 }) : ''].filter(Boolean).join(', ');
  return (
    <li className="failed">
      <Icon name="x-circle" />
      <div>
        <span className="spread">
          <span className="strong">{missingText(kode, pesan)}</span>
          <span className="muted small">{t('tutupCabang.jumlah', { jumlah })}</span>
        </span>
        {named ? <p className="small">{link ? <Link href={link}>{named}</Link> : named}</p> : null}
        {!named && link ? <Link href={link}>{t('tutupCabang.selesaikan')}</Link> : null}
        {nominal ? <Amount value={nominal} /> : null}
        {kode === 'REKENING' ? (
          <p>
            <Link href={`${menus['daftar-cabang'].route}/accounts?kode_cabang=${cabang}`}>
              {t('pindahRekening.aksi')}
            </Link>
          </p>
        ) : null}
      </div>
    </li>
  );
}

interface ClosingHindrancesProps {
  readonly closing: HalanganPenutupanReply;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** Lists what hinders closing a branch for good: each kind with its number, the first of them by name, and the way to where it is ended. */
export function ClosingHindrances({ closing, busy, onAgain }: ClosingHindrancesProps) {
  const t = useT();
  return (
    <Card
      title={`${closing.kode_cabang} ${closing.nama_cabang} · ${dayText(closing.accounting_date)}`}
      aside={<StatusChip code={closing.status_akses_desc} />}
      foot={
        <Button icon="arrow-clockwise" busy={busy} onClick={onAgain}>
          {t('branch.periksaLagi')}
        </Button>
      }
    >
      <Note tone="warn">{t('tutupCabang.belum')}</Note>
      <ul className="plain step-list">
        {closing.halangan.map((row) => (
          <Hindrance key={row.kode} cabang={closing.kode_cabang} row={row} />
        ))}
      </ul>
    </Card>
  );
}
