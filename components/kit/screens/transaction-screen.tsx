import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { fieldsOf, type Values } from '#components/kit/form/field-def.ts';
import { LockedScreen } from '#components/kit/ui/locked-screen.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useRouteChange } from '#components/kit/ui/use-route-change.ts';
import { loadSchema, useSchema } from '#hooks/use-schema.ts';
import { useProfile } from '#hooks/use-session.ts';
import { DUTY_OF_ALL } from '#lib/access/reads-only.ts';
import type { CommandEndpoint } from '#services/client.ts';
import type { Posting } from '#types/proto/common.ts';
import { toFirstOpenField } from './first-field.ts';
import { PostedPanel } from './posted-panel.tsx';
import { Preconditions } from './preconditions.tsx';
import type { TransactionDef } from './transaction-def.tsx';
import { type Screen, StartedForm } from './transaction-form.tsx';

/** Fields named in the address are filled in: `?nomor_rekening=…`. */
function prefillOf(initial: Values, query: Readonly<Record<string, string | string[] | undefined>>): Values {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => typeof value === 'string' && typeof initial[name] === 'string'),
  );
}

interface PageState {
  readonly screen: Screen;
  /** Outlives a form that the address filled in: its address is emptied once it was posted. */
  readonly posted: Posting | null;
  readonly setPosted: (posting: Posting | null) => void;
}

/** A routine posting leaves a slip beside the next form; what made a document, or has a long form, has the whole page. */
const standsBeside = ({ steps, wide, Document, change }: Screen, { slip }: Posting): boolean =>
  slip !== undefined && !steps && !wide && !Document && !change;

/** Counts the forms of a screen, one after another; the address fills in the first one after it was chosen. */
function useRounds({ screen, setPosted }: PageState) {
  const router = useRouter();
  const [round, setRound] = useState(0);
  const [spent, setSpent] = useState(false);
  const another = (posting: Posting | null) => {
    setPosted(posting);
    setSpent(true);
    setRound((before) => before + 1);
    if (Object.keys(router.query).length > 0) void router.replace(router.pathname, undefined, { shallow: true });
  };
  // The menu's link or a command that leads here once more opens another form, filled from the address.
  useRouteChange(() => {
    setPosted(null);
    setSpent(false);
    setRound((before) => before + 1);
  });
  const { change } = screen;
  const startOver = () => (change ? void router.push(change.back) : another(null));
  const onPosted = (posting: Posting) => {
    if (change) startOver();
    else if (standsBeside(screen, posting)) another(posting);
    else setPosted(posting);
  };
  return { round, query: spent ? {} : router.query, startOver, onPosted };
}

function TransactionScreen(props: PageState) {
  const { screen, posted, setPosted } = props;
  const t = useT();
  const router = useRouter();
  const schema = useSchema(screen.endpoint);
  const { round, query, startOver, onPosted } = useRounds(props);
  const begin = useCallback(() => setPosted(null), [setPosted]);
  const fillable = router.isReady && !posted;
  const idFlow = typeof query.id_flow === 'string' ? query.id_flow : '';
  const { change } = screen;
  const before = posted && standsBeside(screen, posted) ? posted : null;
  useEffect(() => {
    // Whoever has begun to type already stays there.
    if (fillable && !document.activeElement?.closest('.content form')) toFirstOpenField();
  }, [fillable]);
  const filling = (before !== null || !posted) && router.isReady;

  return (
    <>
      <PageHeader
        menu={screen.menu}
        {...(change && { title: t(change.title), code: screen.endpoint.definition?.trans_code ?? '' })}
      />
      {posted && !before ? <PostedPanel posting={posted} Document={screen.Document} onNew={startOver} /> : null}
      {posted ? null : <Preconditions flow={screen.flow} definition={screen.endpoint.definition} />}
      {filling ? (
        <>
          {schema.error ? <ErrorState error={schema.error} onRetry={schema.refetch} /> : null}
          <StartedForm
            key={`${idFlow}-${round}`}
            screen={screen}
            schema={schema.data}
            prefill={prefillOf(screen.initial, query)}
            idFlow={idFlow}
            onPosted={onPosted}
            onSent={startOver}
            before={before}
            onBegun={begin}
          />
        </>
      ) : null}
      {!posted && !router.isReady ? <Skeleton lines={8} /> : null}
    </>
  );
}

/** Loads what every opening of a screen needs: the schema of its form, and what its fields are drawn from. */
async function readAhead({ endpoint, sections }: Screen, client: QueryClient): Promise<void> {
  const ofFields = fieldsOf(sections).flatMap(({ type, setup }) => (type === 'custom' && setup.readAhead) || []);
  await Promise.all([loadSchema(client, endpoint), ...[...new Set(ofFields)].map((read) => read(client))]);
}

/** Makes a page of a literal: form on the left, live posting preview on the right, the action bar below. */
export function transactionScreen<E extends CommandEndpoint>(definition: TransactionDef<E>) {
  const screen = definition as unknown as Screen;
  function TransactionPage() {
    const { query } = useRouter();
    const { readsOnly } = useProfile();
    const [posted, setPosted] = useState<Posting | null>(null);
    const prefill = prefillOf(screen.initial, query);
    // An address that fills in something else is another form, also when this page was open already.
    const key = JSON.stringify(prefill);
    const [lastKey, setLastKey] = useState(key);
    if (key !== lastKey) {
      setLastKey(key);
      // A form that an address has filled begins the next transaction: the slip of the last one makes room.
      if (Object.keys(prefill).length > 0) setPosted(null);
    }
    if (readsOnly && screen.flow !== DUTY_OF_ALL) return <LockedScreen why="hak.hanyaMembaca" />;
    return <TransactionScreen key={key} screen={screen} posted={posted} setPosted={setPosted} />;
  }
  return Object.assign(TransactionPage, { readAhead: (client: QueryClient) => readAhead(screen, client) });
}
