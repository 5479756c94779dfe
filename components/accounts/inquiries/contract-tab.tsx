import { useState } from 'react';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { opening } from '#services/accounts/opening.ts';
import type { AkadReply } from '#types/proto/accounts/opening.ts';
import { ContractPrint } from './contract-print.tsx';
import { termDetails } from './product-cards.tsx';
import '#lib/control/messages/changes.ts';
import '#lib/accounts/messages/opening.ts';
import '#lib/accounts/messages/savings.ts';

function Contract({ akad, onPrint }: { readonly akad: AkadReply; readonly onPrint: () => void }) {
  const t = useT();
  return (
    <div className="stack">
      {akad.setoran === 'MENUNGGU' ? (
        <Note tone="accent">
          {t('akad.menunggu', { nominal: `${akad.kode_valuta} ${formatWire(akad.setoran_awal, akad.kode_valuta)}` })}
        </Note>
      ) : null}
      <DescriptionList
        rows
        items={[
          { label: t('tabungan.akad'), value: akad.akad },
          { label: t('akad.nomor'), value: <code>{akad.nomor_akad}</code> },
          { label: t('akad.tanggal'), value: toDisplay(akad.tanggal_akad) },
          ...termDetails({ ...akad, kode_produk: '' }, t),
          { label: t('buka.caraTandaTangan'), value: messageOf('caraTandaTangan.', akad.cara_tanda_tangan) },
          ...(akad.dibuka_oleh ? [{ label: t('akad.dibuka'), value: akad.dibuka_oleh }] : []),
          ...(akad.disetujui_oleh ? [{ label: t('akad.disetujui'), value: akad.disetujui_oleh }] : []),
        ]}
      />
      <div className="line">
        <Button icon="printer" onClick={onPrint}>
          {t('akad.cetak')}
        </Button>
      </div>
    </div>
  );
}

/** Shows the terms agreed at the account's opening, whether it awaits its first deposit, and its papers. */
export function ContractTab({ row }: AccountTabProps) {
  const contract = useRecord(opening.contract, { pegangan: row.pegangan });
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <Loaded state={contract} lines={10}>
        {(akad) => <Contract akad={akad} onPrint={() => setPrinting(true)} />}
      </Loaded>
      {printing ? <ContractPrint row={row} onClose={() => setPrinting(false)} /> : null}
    </>
  );
}
