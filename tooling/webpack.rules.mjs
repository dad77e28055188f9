import { createRequire } from 'node:module';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';

import { classNameOf } from './webpack.identity.mjs';

const require = createRequire(import.meta.url);

/** TypeScript and JSX by swc; types are checked apart from the build. */
export function scriptRule(target) {
  return {
    test: /\.(ts|tsx)$/,
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        sourceMaps: process.env.NODE_ENV === 'development' || target === 'node',
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: {
              runtime: 'automatic',
              development: process.env.NODE_ENV === 'development' && target === 'browser',
            },
          },
        },
      },
    },
  };
}

/** Plain and scoped style sheets, always as files: the content-security policy knows no inline style element. */
export function styleRule(name) {
  return {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            ...(process.env.NODE_ENV === 'development'
              ? { localIdentName: `${name}-[name]-[local]` }
              : {
                  getLocalIdent: (context, _, local) => classNameOf(name.replace('mf-', ''), context, local),
                }),
          },
        },
      },
    ],
    sideEffects: true,
  };
}

/** The part of the PDF library that works in a thread of the browser: a file of its own, served as a script. */
export const threadRule = {
  test: /pdf\.worker\.min\.mjs$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8].js' },
};

export const assetRule = { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' };

/** Tables of data, in the program itself: no file can be missing beside it. */
export const textRule = { test: /\.csv$/, type: 'asset/source' };
