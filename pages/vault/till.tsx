import { useRouter } from 'next/router';
import { OwnEndingItems } from '#components/business-day/ending-items.tsx';
import { CloseTill } from '#components/cash/vault/close-till.tsx';
import { ClosedTill } from '#components/cash/vault/closed-till.tsx';
import { CurrencySwitch } from '#components/cash/vault/currency-switch.tsx';
import { OpenTill } from '#components/cash/vault/open-till.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { teller } from '#services/cash/teller.ts';
import { parameter } from '#services/control/parameter.ts';
import type { SerahTerimaRow } from '#types/proto/cash/teller.ts';

/** No event announces cash that was sent; the screen reads this often. */
const HANDOVER_CHECK_MS = 15_000;

/** Returns true for cash to this till that nobody has counted, or that comes back to it: it is settled before the till closes. */
const holdsTill = (idKas: string) => (handover: SerahTerimaRow) =>
  handover.id_kas_tujuan === idKas || handover.status === 'DIKEMBALIKAN';

/** Shows the teller's requests that the close of the day will end. It draws nothing until the branch and its day are known. */
function OpenRequests() {
  const { data } = useRecord(parameter.branchStatus, {}, { quiet: true });
  if (!data) return null;
  return (
    <OwnEndingItems
      kodeCabang={data.kode_cabang}
      cabang={`${data.kode_cabang} ${data.nama_cabang}`}
      tanggal={data.accounting_date}
    />
  );
}

/** The page is the teller's own till. `?langkah=tutup` is the closing, so that home can link to it. */
export default function TillPage() {
  const t = useT();
  const router = useRouter();
  const asked = typeof router.query.valuta === 'string' ? router.query.valuta : '';
  const till = useRecord(teller.till, { id_kas: '', kode_valuta: asked }, { everyMs: HANDOVER_CHECK_MS });
  const open = till.data?.teller?.status === 'BUKA';
  const closing = open && router.query.langkah === 'tutup';
  const goTo = (query: Readonly<Record<string, string>>) =>
    void router.replace({ pathname: '/vault/till', query }, undefined, { shallow: true });
  const same: Readonly<Record<string, string>> = asked === '' ? {} : { valuta: asked };
  const tills = till.data?.kas ?? [];
  return (
    <>
      <PageHeader menu="kas-teller">
        {closing ? null : (
          <CurrencySwitch
            codes={tills.map(({ kode_valuta }) => kode_valuta)}
            value={till.data?.teller?.kode_valuta ?? ''}
            onChange={(valuta) => goTo({ valuta })}
          />
        )}
        {open && !closing ? (
          <Button variant="accent" icon="lock" onClick={() => goTo({ ...same, langkah: 'tutup' })}>
            {t('vault.tutupKas')}
          </Button>
        ) : null}
      </PageHeader>
      <Loaded state={till} lines={8}>
        {(detail) => {
          if (!detail.teller) return <EmptyState title={t('vault.tanpaKas')} icon="wallet2" />;
          if (closing) {
            const cashOnItsWay = detail.serah_terima.some(holdsTill(detail.teller.id_kas));
            const { kode_valuta } = detail.teller;
            return (
              <div className="stack">
                <CloseTill
                  key={kode_valuta}
                  kodeValuta={kode_valuta}
                  cashOnItsWay={cashOnItsWay}
                  onCancel={() => goTo(same)}
                />
                <OpenRequests />
              </div>
            );
          }
          const Till = open ? OpenTill : ClosedTill;
          return <Till key={detail.teller.id_kas} detail={detail} />;
        }}
      </Loaded>
    </>
  );
}
