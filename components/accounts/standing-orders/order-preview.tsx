import '#lib/accounts/messages/standing-orders.ts';
import { useAccount } from '#components/kit/fields/account-field.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { ACCOUNT_DIGITS } from '#lib/account-number.ts';
import type { HolidayRule, OrderChannel, OrderPeriod } from '#lib/accounts/standing-orders.ts';
import { formatWire } from '#lib/money.ts';
import { railName } from '#lib/payments/transfers.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import type { SyaratJalur } from '#types/proto/accounts/standing.ts';
import { isWhole, type Order, sentenceOf } from './sentence.ts';
import { UpcomingDates } from './upcoming-dates.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the order in a form of either kind so far. */
function orderIn(values: Values): Order {
  const of = (name: string): string => textOf(values[name]);
  const end = of('akhir');
  const cover = values.rekening_giro !== undefined;
  return {
    jenis: cover ? 'RENTANG' : of('jenis'),
    rekening_sumber: cover ? of('rekening_tabungan') : of('rekening_sumber'),
    rekening_tujuan: cover ? of('rekening_giro') : of('rekening_tujuan'),
    kode_valuta: of('kode_valuta'),
    nominal: of('nominal'),
    persen: of('persen'),
    batas_bawah: of('batas_bawah'),
    batas_atas: of('batas_atas'),
    periode: cover ? 'HARIAN' : of('periode'),
    setiap: of('setiap'),
    hari: of('hari'),
    mulai: of('mulai'),
    sampai: end === 'TANGGAL' ? of('sampai') : '',
    kali: end === 'KALI' ? of('kali') : '',
  };
}

/** Shows the rail's terms for each payment, in one line. */
function RailTerms({ jalur, terms }: { readonly jalur: string; readonly terms: SyaratJalur }) {
  const t = useT();
  const rupiah = (wire: string): string => `Rp${formatWire(wire)}`;
  return (
    <p>
      {t('perintah.syaratJalur', {
        jalur: railName(jalur),
        batas: rupiah(terms.batas),
        biaya: rupiah(terms.biaya),
        buka: terms.buka,
        tutup: terms.tutup,
      })}
    </p>
  );
}

/** Returns "001110000016 Ani Lestari": the payer or payee, once the account number is whole. */
function useNamed(number: string): string {
  const account = useAccount(number);
  return [number, number.length < ACCOUNT_DIGITS ? '' : (account.data?.rekening?.nama_nasabah ?? '')]
    .filter(Boolean)
    .join(' ');
}

/** Previews the order that is being typed, in one sentence, with the first days on which it runs. */
export function OrderPreview({ values }: { readonly values: Values }) {
  const t = useT();
  const order = orderIn(values);
  const jalur = (textOf(values.jalur) || 'INTERNAL') as OrderChannel;
  const own = useNamed(jalur === 'INTERNAL' ? order.rekening_tujuan : '');
  const there = [values.kode_bank, order.rekening_tujuan, values.nama_tujuan].map(textOf).filter(Boolean).join(' ');
  const names = { sumber: useNamed(order.rekening_sumber), tujuan: jalur === 'INTERNAL' ? own : there };
  const whole = isWhole(order);
  const { periode, setiap, hari, mulai, sampai, kali } = order;
  const each = periode === 'MINGGUAN' || periode === 'BULANAN';
  const dates = useRecord(
    standing.schedule,
    {
      periode: periode as OrderPeriod,
      setiap: each ? setiap : '',
      hari: each ? hari : '',
      mulai,
      sampai,
      kali,
      hari_libur: (textOf(values.hari_libur) || 'SESUDAH') as HolidayRule,
      jalur,
    },
    { enabled: whole, quiet: true },
  );
  if (!whole) return <p className="muted">{t('perintah.belumLengkap')}</p>;
  return (
    <Note tone="info" role="status" title={sentenceOf(order, names)}>
      <Loaded state={dates} lines={1}>
        {({ berikut, syarat }) => (
          <>
            <UpcomingDates dates={berikut} />
            {syarat ? <RailTerms jalur={jalur} terms={syarat} /> : null}
          </>
        )}
      </Loaded>
    </Note>
  );
}
