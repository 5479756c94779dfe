import { Head, Html, Main, NextScript } from 'next/document';
import { bankMark } from '#lib/bank.ts';

export default function Document() {
  return (
    <Html lang="id" data-theme="light" data-density="compact" suppressHydrationWarning>
      <Head>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content={bankMark.colour} />
        {/* The script runs before the first paint, and is a file of its own because the content policy allows no inline script. */}
        <script src="/theme.js" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
