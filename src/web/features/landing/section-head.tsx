type SectionHeadProps = { readonly id: string; readonly title: string; readonly lead?: string };

/** Heading of a section of the public pages, with a line beside it on the desk and under it on the phone. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className="flex flex-col gap-x-16 gap-y-2 lg:flex-row lg:items-end lg:justify-between">
      <h2 id={id} className="heading-2 lg:max-w-xl lg:flex-none">
        {title}
      </h2>
      {lead && <p className="max-w-[27.5rem] text-[1.0625rem] text-second">{lead}</p>}
    </div>
  );
}
