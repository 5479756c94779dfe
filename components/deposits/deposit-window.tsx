import '#lib/deposits/messages/deposit.ts';
import { useState } from 'react';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { isMasked } from '#lib/masking.ts';
import { messageOf } from '#lib/messages/id.ts';
import { shortShare } from '#lib/profit-sharing/share.ts';
import type { DetailDeposito } from '#types/proto/deposits/deposit.ts';
import { BilyetPrint } from './bilyet-print.tsx';
import { type DepositRef, useDepositDetails, useDepositOf } from './deposit-details.tsx';

function Particulars({ detail }: { readonly detail: DetailDeposito }) {
  return <DescriptionList rows items={useDepositDetails(detail)} />;
}

function Terms({ detail }: { readonly detail: DetailDeposito }) {
  const t = useT();
  if (detail.term.length === 0) return <p className="muted">{t('deposito.belumTerm')}</p>;
  return (
    <SmallTable
      label={t('deposito.tabTerm')}
      heads={[
        t('deposito.periode'),
        t('deposito.status'),
        { num: t('deposito.nisbah') },
        { num: t('deposito.nominal') },
        t('deposito.perpanjangan'),
      ]}
    >
      {detail.term.map((term) => (
        <tr key={term.urut}>
          <th scope="row" className="nowrap">{`${toDisplay(term.mulai)} – ${toDisplay(term.jatuh_tempo)}`}</th>
          <td>
            <StatusChip code={term.status_deposito} />
          </td>
          <td className="num">{shortShare(term.nisbah_nasabah)}</td>
          <td className="num">
            <Amount value={term.nominal} />
          </td>
          <td>{messageOf('deposito.aro.', term.perpanjangan)}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

function Shares({ detail }: { readonly detail: DetailDeposito }) {
  const t = useT();
  if (detail.bagi_hasil.length === 0) return <p className="muted">{t('deposito.belumBagiHasil')}</p>;
  return (
    <SmallTable
      label={t('deposito.tabBagiHasil')}
      heads={[
        t('deposito.periode'),
        { num: t('deposito.bagiHasilKotor') },
        { num: t('deposito.pajak') },
        { num: t('deposito.zakat') },
        { num: t('deposito.bersih') },
        t('deposito.masukKe'),
      ]}
    >
      {detail.bagi_hasil.map((share) => (
        <tr key={share.dari}>
          <th scope="row" className="nowrap">{`${toDisplay(share.dari)} – ${toDisplay(share.sampai)}`}</th>
          {[share.bagi_hasil, share.pajak, share.zakat, share.bersih].map((value, at) => (
            <td className="num" key={`${share.dari}/${String(at)}`}>
              <Amount value={value} />
            </td>
          ))}
          <td>{share.tujuan}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

function Certificates({ detail }: { readonly detail: DetailDeposito }) {
  const t = useT();
  if (detail.bilyet.length === 0) return <p className="muted">{t('deposito.belumBilyet')}</p>;
  return (
    <SmallTable
      label={t('deposito.tabBilyet')}
      heads={[t('deposito.bilyet'), t('deposito.status'), t('deposito.terbit'), { num: t('deposito.dicetak') }]}
    >
      {detail.bilyet.map((paper) => (
        <tr key={paper.nomor_bilyet}>
          <th scope="row" className="code">
            {paper.nomor_bilyet}
          </th>
          <td>
            <StatusChip code={paper.status_bilyet} />
          </td>
          <td>{paper.tanggal_terbit ? toDisplay(paper.tanggal_terbit) : ''}</td>
          <td className="num">{t('deposito.kali', { kali: String(paper.cetak) })}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

/** Offers the next steps that a deposit's status allows. */
function DepositLinks({ detail, onPrint }: { readonly detail: DetailDeposito; readonly onPrint: () => void }) {
  const t = useT();
  const { canOpen } = useProfile();
  const state = detail.deposito?.status_deposito ?? '';
  const number = detail.deposito?.nomor_rekening ?? '';
  const link = (
    menu: 'setor-deposito' | 'pencairan-deposito' | 'ubah-deposito' | 'ganti-bilyet',
    label: string,
    when: boolean,
  ) =>
    when && canOpen(menu) && !isMasked(number) ? (
      <ButtonLink href={`${menus[menu].route}?nomor_rekening=${number}`}>{label}</ButtonLink>
    ) : null;
  return (
    <>
      {link('ubah-deposito', t('deposito.ubah'), state === 'AKTIF')}
      {link('ganti-bilyet', t('deposito.gantiBilyet'), state === 'AKTIF')}
      {link('pencairan-deposito', t('deposito.cairkan'), state === 'AKTIF' || state === 'JATUH_TEMPO')}
      {link('setor-deposito', t('deposito.setor'), state === 'TERDAFTAR')}
      {state === 'AKTIF' && detail.deposito?.nomor_bilyet ? (
        <Button variant="primary" icon="printer" onClick={onPrint}>
          {t('deposito.cetakBilyet')}
        </Button>
      ) : null}
    </>
  );
}

interface WindowProps {
  readonly row: DepositRef & { readonly nama_rekening: string };
  readonly mode?: string;
  readonly onClose: () => void;
}

/** One deposit: what was agreed, its terms, its shares, its certificates. */
export function DepositWindow({ row, mode, onClose }: WindowProps) {
  const t = useT();
  const [printing, setPrinting] = useState(mode === 'cetak');
  const state = useDepositOf(row);
  if (printing) return <BilyetPrint of={row} onClose={() => setPrinting(false)} />;
  return (
    <Dialog
      title={`${row.nomor_rekening} · ${row.nama_rekening}`}
      size="wide"
      onClose={onClose}
      foot={state.data ? <DepositLinks detail={state.data} onPrint={() => setPrinting(true)} /> : null}
    >
      <Loaded state={state} lines={10}>
        {(detail) => (
          <Tabs
            label={row.nomor_rekening}
            tabs={[
              { id: 'data', title: t('deposito.tabData'), content: <Particulars detail={detail} /> },
              { id: 'term', title: t('deposito.tabTerm'), content: <Terms detail={detail} /> },
              { id: 'bagi-hasil', title: t('deposito.tabBagiHasil'), content: <Shares detail={detail} /> },
              { id: 'bilyet', title: t('deposito.tabBilyet'), content: <Certificates detail={detail} /> },
            ]}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
