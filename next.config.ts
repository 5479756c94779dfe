import type { NextConfig } from 'next';
import { securityHeaders } from './lib/security-headers.ts';

/** The sheet of icons is called by the hash of its content. */
const immutable = {
  source: '/icons-:hash([0-9a-f]{8}).svg',
  headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
};

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // Bootstrap 5 is written with @import, which Sass will drop one day; nothing of ours can change that.
  sassOptions: { quietDeps: true, silenceDeprecations: ['import'] },
  serverExternalPackages: [
    '@grpc/grpc-js',
    '@aws-sdk/client-s3',
    'busboy',
    'file-type',
    'pdfkit',
    'pino',
    'qrcode',
    'sharp',
  ],
  experimental: {
    // The shared runtime is an inline script in every page, which the policy above forbids.
    turbopackSharedRuntime: false,
    // Whoever starts the product waits for its build: maps that nothing reads, and small names on a disk of our own, make it longer.
    turbopackSourceMaps: false,
    turbopackMinify: { server: false, client: true },
    // Hundreds of megabytes that only a second build reads; dev/build.ts says which build is the first.
    turbopackFileSystemCacheForBuild: process.env.AMANAH_FIRST_BUILD !== 'T',
  },
  // The types have their own check, which also covers the core and the tests; a bank that starts the product need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Hot reload needs eval and inline scripts, so the headers are for the production build alone.
  headers: async () =>
    process.env.NODE_ENV === 'production' ? [{ source: '/:path*', headers: [...securityHeaders] }, immutable] : [],
};

export default config;
