import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = { target: process.env.API_ORIGIN ?? 'http://localhost:8787', changeOrigin: false };

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: {
      // The typefaces of the book are no WOFF2, and the dictionary of Brotli is a fifth of what makes a PDF.
      'brotli/decompress.js': fileURLToPath(
        new URL('web/features/book/draw/no-brotli.ts', import.meta.url),
      ),
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/content': server } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    // A data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    // Old browsers' polyfill is an inline script. What a screen imports is in the worker's cache, nearer than a hint.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
});
