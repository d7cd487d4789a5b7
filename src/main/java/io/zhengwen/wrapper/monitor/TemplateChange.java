package io.zhengwen.wrapper.monitor;

import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.Objects;
import java.util.Optional;

/**
 * What is still true of a template after a change. A field is read as before if its rules and its
 * profile are the same: what is known of it, and an alarm that it was lost, then hold further.
 *
 * @param before the template before the change
 * @param after the template after it
 */
public record TemplateChange(WrapperTemplate before, WrapperTemplate after) {
  /** Whether a field is read as before; no if it is new or gone. */
  public boolean keeps(String field) {
    Optional<FieldTemplate> old = before.field(field);
    Optional<FieldTemplate> now = after.field(field);
    return old.isPresent()
        && now.isPresent()
        && before.kind() == after.kind()
        && Objects.equals(before.records(), after.records())
        && Objects.equals(before.span(), after.span())
        && old.get().multiple() == now.get().multiple()
        && old.get().rules().equals(now.get().rules())
        && Objects.equals(old.get().profile(), now.get().profile());
  }

  /**
   * Whether pages that were read before should be now: nothing more is required, and what is
   * required is read as before.
   */
  public boolean keepsSuccess() {
    boolean any = after.fields().stream().anyMatch(FieldTemplate::required);
    return any
        ? after.fields().stream()
            .filter(FieldTemplate::required)
            .allMatch(field -> keeps(field.name()) && isRequiredBefore(field.name()))
        : before.fields().stream().noneMatch(FieldTemplate::required)
            && before.fields().stream().allMatch(field -> keeps(field.name()))
            && after.fields().size() == before.fields().size();
  }

  private boolean isRequiredBefore(String field) {
    return before.field(field).filter(FieldTemplate::required).isPresent();
  }

  /** Whether an alarm that held before the change may still hold. */
  public boolean keeps(Alarm alarm) {
    return alarm.kind() == Alarm.Kind.SUCCESS ? keepsSuccess() : keeps(alarm.field());
  }
}
