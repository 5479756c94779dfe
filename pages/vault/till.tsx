import { useRouter } from 'next/router';
import { Button } from '#components/ui/button.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { EmptyState, Loaded } from '#components/ui/states.tsx';
import { CloseTill } from '#components/vault/close-till.tsx';
import { ClosedTill } from '#components/vault/closed-till.tsx';
import { OpenTill } from '#components/vault/open-till.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { teller } from '#services/teller.ts';

/** Nothing announces cash that was sent; the screen looks for it. */
const HANDOVER_CHECK_MS = 15_000;

/** The teller's own till. `?langkah=tutup` is the closing, so that home can link to it. */
export default function TillPage() {
  const t = useT();
  const router = useRouter();
  const till = useRecord(teller.till, { id_kas: '' }, { everyMs: HANDOVER_CHECK_MS });
  const open = till.data?.teller?.status === 'BUKA';
  const closing = open && router.query.langkah === 'tutup';
  const goTo = (address: string) => void router.replace(address, undefined, { shallow: true });
  return (
    <>
      <PageHeader menu="kas-teller">
        {open && !closing ? (
          <Button variant="accent" icon="lock" onClick={() => goTo('/vault/till?langkah=tutup')}>
            {t('vault.tutupKas')}
          </Button>
        ) : null}
      </PageHeader>
      <Loaded state={till} lines={8}>
        {(detail) => {
          if (!detail.teller) return <EmptyState title={t('vault.tanpaKas')} icon="wallet2" />;
          if (closing) {
            const cashOnItsWay = detail.serah_terima.some(({ status }) => status === 'DIKIRIM');
            return <CloseTill cashOnItsWay={cashOnItsWay} onCancel={() => goTo('/vault/till')} />;
          }
          return open ? <OpenTill detail={detail} /> : <ClosedTill detail={detail} />;
        }}
      </Loaded>
    </>
  );
}
