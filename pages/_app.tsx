import '@fontsource-variable/inter';
import '../styles/main.scss';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { SessionProvider } from 'next-auth/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SlotsProvider } from '#components/kit/screens/slots.ts';
import { MessagesProvider, useT } from '#components/kit/ui/messages.tsx';
import { showReadFailure } from '#components/kit/ui/read-failure.ts';
import { ToastProvider } from '#components/kit/ui/toast.tsx';
import { filledSlots } from '#components/workplace/layout/filled-slots.tsx';
import { Shell } from '#components/workplace/layout/shell.tsx';
import { useLanguage, useRememberedLanguage } from '#hooks/language.ts';
import { createQueryClient } from '#hooks/query-client.ts';
import { useStableClick } from '#hooks/use-stable-click.ts';

/** Pages outside the session have no shell: sign-in, sign-out and the error pages. */
const isBare = (pathname: string) => pathname.startsWith('/auth/') || /^\/(404|500|_error)$/.test(pathname);

/** Reasons and button labels come from the server in the reader's language, so another language asks for them again. */
function useReadAgain(client: QueryClient): void {
  const language = useLanguage();
  const read = useRef(language);
  useEffect(() => {
    if (read.current === language) return;
    read.current = language;
    void client.invalidateQueries();
  }, [client, language]);
}

function Inside({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => createQueryClient(showReadFailure));
  const [polling, setPolling] = useState(0);
  useReadAgain(client);
  return (
    <SessionProvider refetchInterval={polling}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <SlotsProvider value={filledSlots}>
            <Shell onPolling={setPolling}>{children}</Shell>
          </SlotsProvider>
        </ToastProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}

function Bare({ children }: { readonly children: ReactNode }) {
  useRememberedLanguage('');
  return children;
}

function Title() {
  const t = useT();
  return (
    <Head>
      <title>{t('app.judul')}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
    </Head>
  );
}

export default function App({ Component, pageProps, router }: AppProps) {
  // The page reads it here so that it is drawn again in a new language, whatever it takes its texts from.
  useLanguage();
  useStableClick();
  const Frame = isBare(router.pathname) ? Bare : Inside;
  return (
    <MessagesProvider>
      <Title />
      <Frame>
        <Component {...pageProps} />
      </Frame>
    </MessagesProvider>
  );
}
