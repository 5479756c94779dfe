{{- define "amanah.labels" -}}
app.kubernetes.io/name: amanah
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "amanah.image" -}}
{{ .root.Values.image.registry }}/{{ .part }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- /* Nothing runs as root, writes to its image, gains a right or talks to the cluster's own interface. */ -}}
{{- define "amanah.podSecurity" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "amanah.containerSecurity" -}}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
{{- end }}

{{- /* What is set, secrets as files, and the files of TLS. `values` are those of the part. */ -}}
{{- define "amanah.env" -}}
{{- range $name, $value := .values.settings }}
{{- if ne (toString $value) "" }}
- { name: {{ $name }}, value: {{ toString $value | quote }} }
{{- end }}
{{- end }}
{{- range .values.secretSettings }}
- { name: {{ . }}_FILE, value: /etc/amanah/secrets/{{ . }} }
{{- end }}
{{- if .values.tlsSecret }}
- { name: CORE_TLS_CA, value: /etc/amanah/tls/ca.crt }
- { name: CORE_TLS_CERT, value: /etc/amanah/tls/tls.crt }
- { name: CORE_TLS_KEY, value: /etc/amanah/tls/tls.key }
{{- end }}
{{- end }}

{{- define "amanah.mounts" -}}
- { name: tmp, mountPath: /tmp }
- { name: secrets, mountPath: /etc/amanah/secrets, readOnly: true }
{{- if .values.tlsSecret }}
- { name: tls, mountPath: /etc/amanah/tls, readOnly: true }
{{- end }}
{{- if .values.filesSecret }}
- { name: files, mountPath: /etc/amanah/files, readOnly: true }
{{- end }}
{{- end }}

{{- define "amanah.volumes" -}}
- { name: tmp, emptyDir: { sizeLimit: 1Gi } }
- { name: secrets, secret: { secretName: {{ .values.secret }}, defaultMode: 0440 } }
{{- if .values.tlsSecret }}
- { name: tls, secret: { secretName: {{ .values.tlsSecret }}, defaultMode: 0440 } }
{{- end }}
{{- if .values.filesSecret }}
- { name: files, secret: { secretName: {{ .values.filesSecret }}, defaultMode: 0440 } }
{{- end }}
{{- end }}

{{- /* Two of a kind are never on one machine, nor in one zone where there are several. */ -}}
{{- define "amanah.spread" -}}
topologySpreadConstraints:
{{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{ include "amanah.labels" $ | nindent 8 }}
{{- end }}
{{- end }}

{{- /* The same labels within a line. */ -}}
{{- define "amanah.selector" -}}
{ app.kubernetes.io/name: amanah, app.kubernetes.io/instance: {{ .root.Release.Name }}, app.kubernetes.io/component: {{ .part }} }
{{- end }}

{{- /* Every core there may be. A name without a pod is not found, and the web leaves it out until it is. */ -}}
{{- define "amanah.cores" -}}
{{- $name := printf "%s-core" .Release.Name }}
{{- $most := ternary .Values.core.autoscaling.max .Values.core.replicas .Values.core.autoscaling.enabled | int }}
{{- range $n := until $most }}{{ if $n }},{{ end }}{{ $name }}-{{ $n }}.{{ $name }}:50051{{ end }}
{{- end }}
