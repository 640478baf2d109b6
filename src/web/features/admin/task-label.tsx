import { useLocale } from '#web/locale/locale.ts';

/** The product's own words among a task's Norwegian ones. */
export function TaskLabel({ children }: { readonly children: string }) {
  const { locale } = useLocale();
  return (
    <p lang={locale} className="text-sm text-second">
      {children}
    </p>
  );
}
