import { FieldFrame, type FieldProps, fieldId } from '#components/kit/fields/field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { toDisplay } from '#lib/dates.ts';
import { bankName } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { restOf, shortShare } from '#lib/profit-sharing/share.ts';
import type { ProdukDitawarkan } from '#types/proto/accounts/opening.ts';
import { useOffers } from './opening-customer.tsx';
import '#lib/accounts/messages/opening.ts';

const isNothing = (amount: string): boolean => /^0(\.0+)?$/.test(amount);

/** Lists a product's terms as its customer understands them. */
export function termDetails(
  product: Omit<ProdukDitawarkan, 'syarat_sejak' | 'buku' | 'jenis'>,
  t: Translate,
): DescriptionItem[] {
  const { kode_valuta, nisbah_nasabah } = product;
  const amount = (wire: string) => `${kode_valuta} ${formatWire(wire, kode_valuta)}`;
  const fee = (wire: string) => (isNothing(wire) ? t('buka.gratis') : amount(wire));
  return [
    {
      label: t('buka.nisbah'),
      value: nisbah_nasabah
        ? t('buka.nisbahBagian', { nasabah: shortShare(nisbah_nasabah), bank: shortShare(restOf(nisbah_nasabah)) })
        : t('buka.tanpaNisbah'),
    },
    { label: t('buka.setoranAwal'), value: amount(product.setoran_awal) },
    { label: t('buka.setoranBerikut'), value: amount(product.setoran_berikut) },
    { label: t('buka.saldoMinimum'), value: amount(product.saldo_minimum) },
    { label: t('buka.biayaBulanan'), value: fee(product.biaya_bulanan) },
    { label: t('buka.biayaPenutupan'), value: fee(product.biaya_penutupan) },
  ];
}

interface Props {
  readonly props: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
}

interface CardProps {
  readonly product: ProdukDitawarkan;
  readonly field: FieldProps;
  readonly onPick: (product: ProdukDitawarkan) => void;
}

function ProductCard({ product, field, onPick }: CardProps) {
  const t = useT();
  return (
    <label className="product-card">
      <span className="line">
        <input
          type="radio"
          name={field.name}
          value={product.kode_produk}
          checked={field.value === product.kode_produk}
          disabled={field.disabled}
          onChange={() => onPick(product)}
          onBlur={field.onBlur}
        />
        <strong>{bankName(product.nama_produk)}</strong>
        <Chip tone="info">{product.akad}</Chip>
      </span>
      <DescriptionList rows items={termDetails(product, t)} />
      {product.tarik_bebas === 'F' ? <span className="muted small">{t('buka.tarikTujuan')}</span> : null}
    </label>
  );
}

/** Says that the terms changed since this form took them, with the button that takes the new ones. */
function Changed({ product, onTake }: { readonly product: ProdukDitawarkan; readonly onTake: () => void }) {
  const t = useT();
  return (
    <Note tone="warn">
      <p>{t('buka.ketentuanBerubah', { tanggal: toDisplay(product.syarat_sejak) })}</p>
      <Button small onClick={onTake}>
        {t('buka.pakaiKetentuanBaru')}
      </Button>
    </Note>
  );
}

/** The products open to the chosen customer, each a card with its terms; the one chosen brings the day its terms hold from. */
export function ProductCards({ props, values, form }: Props) {
  const t = useT();
  const number = String(values.nomor_nasabah ?? '');
  const offers = useOffers(number);
  const choose = (product: ProdukDitawarkan) =>
    form.setValue('syarat_sejak', product.syarat_sejak, { shouldDirty: true, shouldValidate: true });
  const pick = (product: ProdukDitawarkan) => {
    props.onChange(product.kode_produk);
    choose(product);
    form.setValue('buku_tabungan', product.buku, { shouldDirty: true });
    if (product.nisbah_nasabah === '') form.setValue('nisbah_khusus', '', { shouldDirty: true });
  };
  const chosen = offers.data?.produk.find(({ kode_produk }) => kode_produk === props.value);
  const isStale = chosen && !props.disabled && values.syarat_sejak !== chosen.syarat_sejak;
  return (
    <FieldFrame field={props}>
      {number === '' ? <p className="muted">{t('buka.pilihNasabahDulu')}</p> : null}
      {isStale ? <Changed product={chosen} onTake={() => choose(chosen)} /> : null}
      {number === '' ? null : (
        <Loaded state={offers} lines={6}>
          {({ produk }) =>
            produk.length === 0 ? (
              <p className="muted">{t('buka.tanpaProduk')}</p>
            ) : (
              <div id={fieldId(props.name)} role="radiogroup" aria-label={props.label} className="product-cards">
                {produk.map((product) => (
                  <ProductCard key={product.kode_produk} product={product} field={props} onPick={pick} />
                ))}
              </div>
            )
          }
        </Loaded>
      )}
    </FieldFrame>
  );
}
