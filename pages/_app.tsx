import '@fontsource-variable/inter';
import '../styles/main.scss';
import { QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { SessionProvider } from 'next-auth/react';
import { useState } from 'react';
import { Shell } from '#components/layout/shell.tsx';
import { useT } from '#components/ui/messages.tsx';
import { ToastProvider } from '#components/ui/toast.tsx';
import { createQueryClient } from '#hooks/query-client.ts';

/** Pages outside the session: sign-in, sign-out and the error pages stand without the shell. */
const isBare = (pathname: string) => pathname.startsWith('/auth/') || /^\/(404|500|_error)$/.test(pathname);

export default function App({ Component, pageProps, router }: AppProps) {
  const t = useT();
  const [client] = useState(createQueryClient);
  const page = <Component {...pageProps} />;
  return (
    <>
      <Head>
        <title>{t('app.judul')}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      {isBare(router.pathname) ? (
        page
      ) : (
        <SessionProvider>
          <QueryClientProvider client={client}>
            <ToastProvider>
              <Shell>{page}</Shell>
            </ToastProvider>
          </QueryClientProvider>
        </SessionProvider>
      )}
    </>
  );
}
