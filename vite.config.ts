import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listPackages } from './scripts/build/list-packages';
import { preloadFonts } from './scripts/build/preload-fonts';

const api = process.env.API_ORIGIN ?? 'http://localhost:8787';

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), preloadFonts(), listPackages()],
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // A data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    // Old browsers' polyfill is an inline script.
    modulePreload: { polyfill: false },
  },
});
