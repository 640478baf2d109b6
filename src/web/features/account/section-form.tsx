import type { ComponentProps } from 'react';
import { Form, useLocation } from 'react-router';

/** A form that comes back to its section, and keeps what the address says of where the person was going. */
export function SectionForm({
  section,
  ...form
}: ComponentProps<typeof Form> & { readonly section: string }) {
  const { search } = useLocation();
  return <Form method="post" action={`${search}#${section}`} {...form} />;
}
