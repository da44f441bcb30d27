import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from './join-classes';

/** A menu with its trigger. Not modal, so the page behind keeps scrolling. */
export function Menu(props: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root modal={false} {...props} />;
}

/** What opens the menu: the one button it is given. */
export function MenuTrigger(props: ComponentProps<typeof RadixMenu.Trigger>) {
  return <RadixMenu.Trigger asChild {...props} />;
}

/** The sheet with the items. */
export function MenuContent(props: ComponentProps<typeof RadixMenu.Content>) {
  const { className, ...rest } = props;
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        className={joinClasses('menu', className)}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        {...rest}
      />
    </RadixMenu.Portal>
  );
}

interface MenuItemProps extends ComponentProps<typeof RadixMenu.Item> {
  /** A 20 px icon before the words. */
  readonly icon?: ReactNode;
  readonly danger?: boolean | undefined;
}

/** One thing to choose. With `asChild` the child is a link and brings its own icon. */
export function MenuItem({ icon, danger, className, children, ...rest }: MenuItemProps) {
  const classes = joinClasses('menu-item', danger && 'menu-item-danger', className);
  if (rest.asChild) {
    return (
      <RadixMenu.Item className={classes} {...rest}>
        {children}
      </RadixMenu.Item>
    );
  }
  return (
    <RadixMenu.Item className={classes} {...rest}>
      {icon}
      {children}
    </RadixMenu.Item>
  );
}

/** Names the items below it. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <RadixMenu.Label className="menu-label">{children}</RadixMenu.Label>;
}

/** A hairline between groups of items. */
export function MenuRule() {
  return <RadixMenu.Separator className="menu-rule" />;
}
