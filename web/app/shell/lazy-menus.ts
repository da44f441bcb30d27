import { lazy } from 'react';

/** The menus need a positioning library that no screen needs to show itself. */
export const loadMenus = () => import('./account-menu');

export const AccountMenu = lazy(async () => ({ default: (await loadMenus()).AccountMenu }));
export const InformationMenu = lazy(async () => ({ default: (await loadMenus()).InformationMenu }));
