import '#lib/accounts/messages/item-words.ts';
import '#lib/accounts/messages/holds.ts';
import '#lib/cheques/messages/clearing.ts';
import '#lib/messages/operations.ts';
import '#lib/accounts/messages/savings.ts';
import type { ReactNode } from 'react';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { hold } from '#services/accounts/hold.ts';
import type { BlokirRow, RincianSaldoReply } from '#types/proto/accounts/hold.ts';

/** An account by its number, or by the handle a list gave where the number is masked. */
export type AccountKey = { readonly nomor_rekening: string } | { readonly pegangan: string };

/** Explains why a hold or a block is there, as far as the reader may know. */
export function useCause() {
  const t = useT();
  return (row: Pick<BlokirRow, 'golongan' | 'sebab' | 'tertutup'>): string => {
    if (row.tertutup === 'T') return t('blokir.tertutup');
    return messageOf(row.golongan === 'DANA' ? 'sebabTahan.' : 'sebabBlokir.', row.sebab);
  };
}

/** From when until when, in words. */
export function usePeriod() {
  const t = useT();
  return ({ tanggal_awal, tanggal_akhir }: Pick<BlokirRow, 'tanggal_awal' | 'tanggal_akhir'>): string =>
    `${toDisplay(tanggal_awal)} – ${tanggal_akhir === '' ? t('blokir.tanpaBatas') : toDisplay(tanggal_akhir)}`;
}

interface LineProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly currency: string;
  readonly sign?: '−' | '+';
  readonly kind: 'sum' | 'part' | 'detail';
}

/** One line of the sum: a balance, what is taken from it, or one row behind that. */
function Line({ label, value, currency, sign, kind }: LineProps) {
  return (
    <tr className={kind}>
      <th scope="row">{label}</th>
      <td className="num">
        {sign ? `${sign} ` : null}
        <Amount value={value} currency={currency} />
      </td>
    </tr>
  );
}

const isNothing = (value: string): boolean => /^0(\.0+)?$/.test(value);

/** Lists the holds that begin on a later day. */
function ToCome({ rows }: { readonly rows: readonly BlokirRow[] }) {
  const t = useT();
  const cause = useCause();
  if (rows.length === 0) return null;
  return (
    <ul className="plain small muted">
      {rows.map((row) => (
        <li key={row.id_blokir}>
          {cause(row)} <Amount value={row.sisa} currency={row.kode_valuta} />:{' '}
          {t('saldo.belumBerlaku', { tanggal: toDisplay(row.tanggal_awal) })}
        </li>
      ))}
    </ul>
  );
}

/** The sides that are shut, now or later. */
function Blocks({ rows }: { readonly rows: readonly BlokirRow[] }) {
  const cause = useCause();
  const period = usePeriod();
  return rows.map((row) => (
    <Note
      key={row.id_blokir}
      tone={row.keadaan === 'BERLAKU' ? 'warn' : 'info'}
      title={
        <>
          <Chip tone="bad">{messageOf('sisiBlokir.', row.arah)}</Chip> {cause(row)}
        </>
      }
    >
      {messageOf('tingkatBlokir.', row.tingkat)} · {period(row)}
    </Note>
  ));
}

interface PartProps {
  readonly label: string;
  readonly value: string;
  readonly currency: string;
  readonly sign?: '−' | '+';
  /** The rows behind it. */
  readonly rows?: readonly { readonly id: string; readonly label: ReactNode; readonly value: string }[];
}

/** Shows an amount that is taken from a balance or added to it, with the rows behind it; draws nothing where it is zero. */
function Part({ label, value, currency, sign = '−', rows = [] }: PartProps) {
  if (isNothing(value)) return null;
  return (
    <>
      <Line kind="part" label={label} value={value} currency={currency} sign={sign} />
      {rows.map((row) => (
        <Line key={row.id} kind="detail" label={row.label} value={row.value} currency={currency} />
      ))}
    </>
  );
}

/** Each row behind the sums, as it reads. */
function useRows({ belum_efektif, dana, menunggu }: RincianSaldoReply) {
  const t = useT();
  const cause = useCause();
  const period = usePeriod();
  return {
    float: belum_efektif.map(({ referensi, tanggal_efektif, jumlah }) => ({
      id: `${referensi} ${tanggal_efektif} ${jumlah}`,
      label: (
        <>
          {t('saldo.efektifPada', { tanggal: toDisplay(tanggal_efektif) })} <span className="mono">{referensi}</span>
        </>
      ),
      value: jumlah,
    })),
    held: dana
      .filter(({ keadaan }) => keadaan === 'BERLAKU' || keadaan === 'MENUNGGU')
      .map((row) => ({ id: row.id_blokir, label: `${cause(row)} · ${period(row)}`, value: row.sisa })),
    waiting: menunggu.map((row) => ({
      id: row.id_flow,
      label: t('saldo.oleh', { alur: messageOf('alur.', row.flowCode), pengguna: row.user_input }),
      value: row.jumlah,
    })),
  };
}

/** Lists other banks' cheques on their way, one by one: in none of the balances above. */
function Collected({ detail }: { readonly detail: RincianSaldoReply }) {
  const t = useT();
  const { setoran, setoran_kliring, setoran_lembar, kode_valuta: currency } = detail;
  if (setoran.length === 0) return null;
  return (
    <SmallTable label={t('saldo.setoranKliring')} heads={[t('saldo.setoranKliring'), { num: t('blokir.jumlah') }]}>
      {setoran.map(({ kode_bank, jenis, nomor_warkat, jumlah, tanggal_efektif, status_warkat }) => (
        <Line
          key={`${kode_bank} ${jenis} ${nomor_warkat}`}
          kind="detail"
          label={
            <>
              <span className="mono">
                {kode_bank} {messageOf('kliring.jenis.', jenis)} {nomor_warkat}
              </span>{' '}
              <StatusChip code={status_warkat} />
              {tanggal_efektif === '' ? null : ` · ${t('saldo.efektifPada', { tanggal: toDisplay(tanggal_efektif) })}`}
            </>
          }
          value={jumlah}
          currency={currency}
        />
      ))}
      <Line
        kind="sum"
        label={t('saldo.setoranDiLuar', { lembar: setoran_lembar })}
        value={setoran_kliring}
        currency={currency}
      />
    </SmallTable>
  );
}

/** Booked, effective and available balance, and every row by which they differ. */
function Explained({ detail }: { readonly detail: RincianSaldoReply }) {
  const t = useT();
  const { float, held, waiting } = useRows(detail);
  const { kode_valuta: currency } = detail;
  if (detail.terbuka !== 'T') return <p className="field-hint">{t('rekening.cabangLain')}</p>;
  return (
    <div className="stack balance-explained">
      <SmallTable label={t('saldo.judul')} heads={[t('saldo.bagian'), { num: t('blokir.jumlah') }]}>
        <Line kind="sum" label={t('rekening.saldoBuku')} value={detail.saldo_buku} currency={currency} />
        <Part label={t('saldo.belumEfektif')} value={detail.dana_belum_efektif} currency={currency} rows={float} />
        <Line kind="sum" label={t('saldo.efektif')} value={detail.saldo_efektif} currency={currency} />
        <Part label={t('saldo.ditahan')} value={detail.saldo_ditahan} currency={currency} rows={held} />
        <Part label={t('saldo.minimum')} value={detail.saldo_minimum} currency={currency} />
        <Part label={t('saldo.menunggu')} value={detail.debet_menunggu} currency={currency} rows={waiting} />
        <Part label={t('saldo.plafon')} value={detail.plafon} currency={currency} sign="+" />
        <Line kind="sum" label={t('rekening.saldoTersedia')} value={detail.saldo_tersedia} currency={currency} />
      </SmallTable>
      <Collected detail={detail} />
      <ToCome rows={detail.dana.filter(({ keadaan }) => keadaan === 'AKAN_DATANG')} />
      <Blocks rows={detail.rekening} />
    </div>
  );
}

/** The balances of one account, explained line by line. */
export function BalanceExplained({ account }: { readonly account: AccountKey }) {
  const state = useRecord(hold.balance, account, { quiet: true });
  return (
    <Loaded state={state} lines={6}>
      {(detail) => <Explained detail={detail} />}
    </Loaded>
  );
}

/** The same beside a form, of the account that has been typed; nothing while there is none. */
export function BalanceBeside({ value }: { readonly value: string }) {
  return isAccountNumber(value) ? <BalanceExplained account={{ nomor_rekening: value }} /> : null;
}
