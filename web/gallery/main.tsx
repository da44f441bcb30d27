import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from '../ui/toast';
import { TooltipProvider } from '../ui/tooltip';
import { Gallery } from './gallery';
import '../ui/styles/index.css';
import './gallery.css';

// `?theme=vigil` opens the gallery by night; the switch at the top changes it.
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <MemoryRouter>
      <TooltipProvider>
        <Gallery />
        <Toaster />
      </TooltipProvider>
    </MemoryRouter>,
  );
}
