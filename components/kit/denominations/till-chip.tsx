import '#lib/cash/messages/teller.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { ApiError } from '#services/api-error.ts';
import { teller } from '#services/cash/teller.ts';
import type { Pecahan } from '#types/proto/common.ts';

/** Says why the state of the teller's till did not load, and asks again. A refusal means that the teller keeps none. */
function NotKnown({ state }: { readonly state: { readonly error: ApiError | null; refetch(): void } }) {
  const t = useT();
  if (!state.error?.uncertain) return null;
  return (
    <Button small icon="arrow-clockwise" title={state.error.message} onClick={state.refetch}>
      {t('teller.kasGagal')}
    </Button>
  );
}

/** Reads the teller's own till, where the user may see one: back office opens screens of the counter too. */
function useOwnTill(which: { readonly kode_valuta?: string } = {}) {
  const { canOpen } = useProfile();
  return useRecord(teller.till, which, { quiet: true, enabled: canOpen('kas-teller') });
}

/** Returns the pieces in the teller's own open till of this currency; undefined while nobody knows, and for users who keep none. */
export function useTillStock(currency: string): readonly Pecahan[] | undefined {
  const state = useOwnTill(currency === BOOK_CURRENCY ? {} : { kode_valuta: currency });
  const { teller: till, pecahan } = state.data ?? {};
  return till?.status === 'BUKA' && till.kode_valuta === currency ? pecahan : undefined;
}

/** Shows the content of each of the teller's tills, or that it is closed. */
export function TillChips() {
  const t = useT();
  const state = useOwnTill();
  const tills = state.data?.kas ?? [];
  if (!state.data && state.error) return <NotKnown state={state} />;
  return (
    <span className="line">
      {tills.map(({ id_kas, kode_kas, status, saldo, kode_valuta }) => (
        <Chip key={id_kas} tone={status === 'BUKA' ? 'info' : 'warn'}>
          {status === 'BUKA'
            ? t('teller.kasTeller', { saldo: amountText(saldo, kode_valuta) })
            : `${kode_kas}: ${t('teller.kasTutup')}`}
        </Chip>
      ))}
    </span>
  );
}

/** Shows the content of the teller's own till. */
export function TillChip() {
  const t = useT();
  const state = useOwnTill();
  if (!state.data && state.error) return <NotKnown state={state} />;
  // A teller without a till needs no chip here.
  const till = state.data?.teller;
  if (!till) return null;
  return till.status === 'BUKA' ? (
    <Chip tone="info">{t('teller.kasTeller', { saldo: amountText(till.saldo, till.kode_valuta) })}</Chip>
  ) : (
    <Chip tone="warn">{t('teller.kasTutup')}</Chip>
  );
}
