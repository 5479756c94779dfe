import '#lib/accounts/messages/account-fees.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { isMasked } from '#lib/masking.ts';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { accountFee } from '#services/accounts/account-fee.ts';
import type { BiayaAkad, BiayaDiambil, BiayaRekeningReply, Pembebasan } from '#types/proto/accounts/account-fee.ts';

const feeName = ({ kode }: { readonly kode: string }): string => messageOf('biayaRek.kode.', kode);

function Asked({ akad }: { readonly akad: readonly BiayaAkad[] }) {
  const t = useT();
  return (
    <DescriptionList
      rows
      items={akad.map((fee) => ({
        label: feeName(fee),
        value: (
          <>
            <Amount value={fee.nominal} />
            {fee.diminta === fee.nominal ? null : (
              <span className="gl"> {t('biayaRek.setelahBebas', { nominal: formatWire(fee.diminta) })}</span>
            )}
          </>
        ),
      }))}
    />
  );
}

interface WaiversProps {
  readonly rows: readonly Pembebasan[];
  /** The account's number, for who may end a waiver; '' for all others. */
  readonly number: string;
}

function Waivers({ rows, number }: WaiversProps) {
  const t = useT();
  if (rows.length === 0) return <p className="muted">{t('biayaRek.belumBebas')}</p>;
  return (
    <SmallTable
      label={t('biayaRek.pembebasan')}
      heads={[
        t('biayaRek.biaya'),
        { num: t('biayaRek.bagian') },
        t('biayaRek.masa'),
        t('biayaRek.alasan'),
        t('biayaRek.keadaan'),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id_pembebasan}>
          <th scope="row">{feeName(row)}</th>
          <td className="num">{row.persen}%</td>
          <td>{`${toDisplay(row.mulai)} – ${toDisplay(row.sampai)}`}</td>
          <td>{row.alasan}</td>
          <td>
            <StatusChip code={row.keadaan} />{' '}
            {number !== '' && (row.keadaan === 'BERLAKU' || row.keadaan === 'AKAN_DATANG') ? (
              <ButtonLink
                small
                href={`/savings/end-waiver?${new URLSearchParams({ nomor_rekening: number, id_pembebasan: row.id_pembebasan })}`}
              >
                {t('biayaRek.cabut')}
              </ButtonLink>
            ) : null}
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

function ChargedFees({ rows }: { readonly rows: readonly BiayaDiambil[] }) {
  const t = useT();
  if (rows.length === 0) return <p className="muted">{t('biayaRek.belumDiambil')}</p>;
  return (
    <SmallTable
      label={t('biayaRek.diambil')}
      heads={[
        t('biayaRek.tanggal'),
        t('biayaRek.biaya'),
        { num: t('biayaRek.diminta') },
        { num: t('biayaRek.bagian') },
        { num: t('biayaRek.nominal') },
        t('biayaRek.keadaan'),
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.tanggal} ${row.kode}`}>
          <th scope="row" className="nowrap">
            {toDisplay(row.tanggal)}
          </th>
          <td>{feeName(row)}</td>
          <td className="num">
            <Amount value={row.diminta} />
          </td>
          <td className="num">
            <Amount value={row.dibebaskan} />
          </td>
          <td className="num">
            <Amount value={row.diambil} />
          </td>
          <td>{row.sebab === '' ? <code>{row.referensi}</code> : messageOf('biayaRek.sebab.', row.sebab)}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

function FeeSummary({ fees, number }: { readonly fees: BiayaRekeningReply; readonly number: string }) {
  const t = useT();
  if (fees.dikenakan === 'F') return <Note tone="info">{t('biayaRek.valutaLain')}</Note>;
  return (
    <div className="stack">
      <PendingChange idFlow={fees.id_flow} />
      {number === '' ? null : (
        <div className="line">
          <ButtonLink
            small
            icon="cash-coin"
            href={`${menus['bebas-biaya'].route}?${new URLSearchParams({ nomor_rekening: number })}`}
          >
            {t('biayaRek.bebaskan')}
          </ButtonLink>
        </div>
      )}
      <h3>{t('biayaRek.akad')}</h3>
      <Asked akad={fees.akad} />
      <h3>{t('biayaRek.pembebasan')}</h3>
      <Waivers rows={fees.pembebasan} number={number} />
      <h3>{t('biayaRek.diambil')}</h3>
      <ChargedFees rows={fees.diambil} />
    </div>
  );
}

/** Shows the fees that ends of day charge by the account's contract, those that are waived, and those that were taken. */
export function FeesTab({ row }: AccountTabProps) {
  const { canOpen } = useProfile();
  const masked = isMasked(row.nomor_rekening);
  const record = useRecord(
    accountFee.ofAccount,
    masked ? { pegangan: row.pegangan } : { nomor_rekening: row.nomor_rekening },
  );
  const may = !masked && row.status_rekening !== 'TUTUP' && canOpen('bebas-biaya');
  return (
    <Loaded state={record} lines={8}>
      {(fees) => <FeeSummary fees={fees} number={may ? row.nomor_rekening : ''} />}
    </Loaded>
  );
}
